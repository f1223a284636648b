import type { Draft } from '../../repository/Draft';
import type { ReplacedText } from './Replacements';

/** Sets the texts of a page to what they are after a replacement, or were before it. */
export function applyTexts(
  draft: Draft,
  page: string,
  texts: readonly ReplacedText[],
  to: 'before' | 'after',
): void {
  for (const text of texts) draft.setProperty(`${page}/${text.node}`, text.property, text[to]);
}
