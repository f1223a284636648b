import { catalogueWords } from '../../../../../shared/features/catalogue/api/words';
import type { Shape } from '../shapes/Shape';
import { millimetresIn } from './millimetres';
import { scaleText } from './scale-text';

/** What a drawing shows, for those who cannot see it. @param name of the product */
export function alternativeOf(
  { size, connections }: Shape,
  scale: number,
  name: string,
  language: string,
): string {
  const words = catalogueWords(language).documentSheet.dimensions;
  const [length = '', width = '', height = ''] = size.map(millimetresIn(language));
  return [
    words.alternative(name, length, width, height),
    `${words.scale} ${scaleText(scale)}.`,
    ...(connections.length > 0 ? [words.letters] : []),
  ].join(' ');
}
