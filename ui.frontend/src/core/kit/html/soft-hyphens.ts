import { compoundParts as partsOfTrade } from '#site/compound-parts';
import { compoundParts } from '../../../../../shared/words/by-language/writing';
import { inLanguage } from '../../../../../shared/words/in-language';

/** Words shorter than this fit into any card. */
const LONG = 14;
const LONG_WORD = new RegExp(`\\p{L}{${LONG},}`, 'gu');

/**
 * A short text in which long compounds, in German above all, may break where their parts meet: for titles in narrow places, in
 * browsers that bring no hyphenation of their own for `hyphens: auto`.
 *
 * @param language BCP 47; texts of languages that write words apart stay as they are
 */
export function withSoftHyphens(text: string, language: string): string {
  const ofTrade = partsOfTrade[language.split('-')[0] ?? ''];
  const parts = [inLanguage(compoundParts, language), ofTrade].filter(Boolean).join('|');
  if (parts === '') return text;
  const joint = new RegExp(`(?<=\\p{L}{4})(?=(?:${parts}))`, 'gu');
  return text.replace(LONG_WORD, (word) => word.replace(joint, '\u00ad'));
}
