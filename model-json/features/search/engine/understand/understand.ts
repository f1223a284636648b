import type { Language, SearchSchema } from '../SearchDocument';
import type { Range } from '../Range';
import { fold } from '../text/fold';
import { STOP_WORDS } from '../text/stop-words';
import { wordsOf } from '../text/words';
import { anyOf } from './any-of';
import { NO_TERMS } from './DomainTerms';
import { findQuantities } from './find-quantities';
import { findSkus, type Span } from './find-skus';
import { sameLengthFold } from './same-length-fold';
import { TermReader } from './TermReader';
import type { Chip, Understanding } from './Understanding';

/**
 * Parses a query: figures with units and named properties become filters, the rest is searched as text. No part of an order
 * number is ever read as a figure.
 * @param schema facets and figures of the index, and what queries say about them; anything else stays text
 */
export function understand(query: string, language: Language, schema: SearchSchema): Understanding {
  const text = query.normalize('NFC');
  const terms = TermReader.of(schema.terms ?? NO_TERMS);
  const skus = findSkus(sameLengthFold(text), terms.skus);
  const chips: Chip[] = [];
  let folded = cut(sameLengthFold(text), skus);
  const add = (chip: Chip) => {
    chips.push(chip);
    folded = cut(folded, [chip]);
  };
  const said = ({ from, to }: Span) => ({ source: text.slice(from, to).trim(), from, to });
  const hints: string[] = [];
  for (const { figure, range, wish, thing, ...span } of findQuantities(folded, language, terms)) {
    if (!schema.figures.includes(figure)) continue;
    add({ ...said(span), figure, range, wish });
    if (thing !== undefined) hints.push(thing);
  }
  for (const { words, facet, value, figure, range } of terms.properties) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${anyOf(words[language])})(?![\\p{L}\\p{N}-])`, 'gu');
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
    terms: terms.wordsOf(cut(cut(text, chips), skus)).filter((word) => !STOP_WORDS[language].has(fold(word))),
    hints,
    skus: numbers,
    chips,
    ...conditionsOf(chips),
  };
}

/** The query without some chips, for the link that removes them. */
export const withoutChips = (query: string, chips: readonly Chip[]): string =>
  cut(query.normalize('NFC'), chips).replace(/\s+/g, ' ').trim();

/** The filters and ranges of the chips. Two chips on one figure narrow each other; if they contradict, the last wins. */
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

/** Replaces what was understood with spaces, so that positions stay the same. */
const cut = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text);

/** The remaining text; empty if it has only stop words and punctuation. */
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
