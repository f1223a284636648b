import { featureWords } from '../../../../../shared/words/by-language/search';
import type { Language, SearchSchema } from '../SearchDocument';
import type { Range } from '../SearchQuery';
import { fold } from '../text/fold';
import { STOP_WORDS } from '../text/stop-words';
import { wordsOf } from '../text/words';
import { FEATURES } from './features';
import { findQuantities } from './find-quantities';
import { findSkus, type Span } from './find-skus';
import { anyOf } from './quantity-pattern';
import { sameLengthFold } from './same-length-fold';
import type { Chip, Understanding } from './Understanding';

/**
 * Takes a query apart: figures with units and named properties become filters, the rest is looked for as text. Nothing of
 * an order number is ever taken for a figure.
 *
 * @param schema facets and figures of the index: what it does not have stays text
 */
export function understand(query: string, language: Language, schema: SearchSchema): Understanding {
  const text = query.normalize('NFC');
  const skus = findSkus(sameLengthFold(text));
  const chips: Chip[] = [];
  let folded = cut(sameLengthFold(text), skus);
  const add = (chip: Chip) => {
    chips.push(chip);
    folded = cut(folded, [chip]);
  };
  const said = ({ from, to }: Span) => ({ source: text.slice(from, to).trim(), from, to });
  const hints: string[] = [];
  for (const { figure, range, wish, thing, ...span } of findQuantities(folded, language)) {
    if (!schema.figures.includes(figure)) continue;
    add({ ...said(span), figure, range, wish });
    if (thing !== undefined) hints.push(thing);
  }
  for (const { facet, value, figure, range, name } of FEATURES) {
    const words = anyOf(featureWords[language][name]);
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, 'gu');
    for (const found of folded.matchAll(pattern)) {
      const span = said({ from: found.index, to: found.index + found[0].length });
      if (figure && range && schema.figures.includes(figure)) add({ ...span, figure, range, wish: false });
      if (facet && value && schema.facets.includes(facet)) add({ ...span, facet, value });
    }
  }
  chips.sort((a, b) => a.from - b.from);
  const numbers = skus.map(({ from, to }) => text.slice(from, to));
  return {
    text: tidy(cut(text, chips), language),
    terms: wordsOf(cut(cut(text, chips), skus)).filter((word) => !STOP_WORDS[language].has(fold(word))),
    hints,
    skus: numbers,
    chips,
    ...conditionsOf(chips),
  };
}

/** The query without chips, for the link that takes them away. */
export const withoutChips = (query: string, chips: readonly Chip[]): string =>
  cut(query.normalize('NFC'), chips).replace(/\s+/g, ' ').trim();

/** The filters and ranges that chips stand for; two on one figure narrow each other, and of a contradiction the last counts. */
export function conditionsOf(chips: readonly Chip[]): Pick<Understanding, 'filters' | 'ranges'> {
  const filters: Record<string, string[]> = {};
  const ranges: Record<string, Range> = {};
  for (const chip of chips) {
    if ('facet' in chip) filters[chip.facet] = [...new Set([...(filters[chip.facet] ?? []), chip.value])];
    else ranges[chip.figure] = both(ranges[chip.figure] ?? {}, chip.range);
  }
  return { filters, ranges };
}

function both(first: Range, second: Range): Range {
  const min = Math.max(first.min ?? -Infinity, second.min ?? -Infinity);
  const max = Math.min(first.max ?? Infinity, second.max ?? Infinity);
  if (min > max) return second;
  return { ...(min !== -Infinity && { min }), ...(max !== Infinity && { max }) };
}

/** Spaces in the place of what is understood: places stay. */
const cut = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text);

/** What is left; nothing where only stop words and signs are. */
function tidy(rest: string, language: Language): string {
  const telling = wordsOf(rest).some((word) => !STOP_WORDS[language].has(fold(word)));
  return telling
    ? rest
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^[,;]|[,;]$/g, '')
        .trim()
    : '';
}
