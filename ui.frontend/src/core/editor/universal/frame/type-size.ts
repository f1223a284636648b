import type { Place } from './Editable';

/** Width of an average letter, and height of a line, of a text whose size is 1. */
const LETTER = 0.5;
const LINE = { text: 1.2, richtext: 1.5 };

/** Between what can be read and what is usual for headings. */
const [LEAST, MOST] = [14, 64];

/**
 * About the size of a text’s letters, which the script in the page does not tell: such that as many letters fill the place.
 *
 * @param letters how many
 */
export function typeSize(
  { width, height }: Pick<Place, 'width' | 'height'>,
  letters: number,
  type: 'text' | 'richtext',
): number {
  const line = LINE[type];
  const filling = Math.sqrt((width * height) / (Math.max(letters, 1) * LETTER * line));
  return Math.round(Math.min(Math.max(Math.min(filling, height / line), LEAST), MOST));
}
