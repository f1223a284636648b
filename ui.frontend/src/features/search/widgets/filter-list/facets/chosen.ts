import { formatMeasure, formatNumber } from '../../../../../../../shared/measures/format-measure';
import type { Unit } from '../../../../../../../shared/measures/measure';
import type {
  Asked,
  Bounds,
  FacetOption,
  SearchAnswer,
} from '../../../../../../../shared/search/search-answer';
import { withChoice, withRange, withWords } from '../asked';
import { fill, type FilterListTexts } from '../../../../../../../shared/search/FilterListTexts';

/** A filter, and the query without it. */
export interface Chosen {
  readonly key: string;
  readonly title: string;
  /** The words from which it was derived. */
  readonly source?: string;
  readonly without: Asked;
}

interface Surroundings {
  answer: SearchAnswer;
  asked: Asked;
  preset: Asked['filters'];
  texts: FilterListTexts;
  language: string;
}

/** All filters that can be removed: those derived from the words, then values, then ranges. */
export function chosenFilters(list: Surroundings): Chosen[] {
  return [...understood(list), ...values(list), ...ranges(list)];
}

const understood = ({ answer, asked, ...reader }: Surroundings): Chosen[] =>
  // Ignores chips for words that have been removed from the query.
  asked.q !== answer.asked.q
    ? []
    : answer.chips.map((chip) => ({
        key: `chip ${chip.source}`,
        title:
          'facet' in chip
            ? chip.title
            : rangeTitle(chip.figure, chip.range, chip.unit, { answer, ...reader }),
        source: chip.source,
        without: withWords(asked, chip.q),
      }));

const values = ({ answer, asked, preset }: Surroundings): Chosen[] =>
  Object.entries(asked.filters).flatMap(([facet, chosen]) =>
    facet === 'kind'
      ? []
      : chosen
          .filter((value) => !preset[facet]?.includes(value))
          .map((value) => ({
            key: `${facet} ${value}`,
            title: titleOf(answer.facets[facet], value),
            without: withChoice(asked, facet, value, false),
          })),
  );

const ranges = ({ asked, ...reader }: Surroundings): Chosen[] =>
  Object.keys(asked.ranges).flatMap((figure) => {
    const range = reader.answer.ranges[figure];
    return range && Object.keys(range.chosen).length > 0
      ? {
          key: figure,
          title: rangeTitle(figure, range.chosen, range.unit, reader),
          without: withRange(asked, figure, {}),
        }
      : [];
  });

const titleOf = (options: readonly FacetOption[] = [], value: string): string =>
  options.find((option) => option.value === value)?.title ?? value;

type Reader = Pick<Surroundings, 'answer' | 'texts' | 'language'>;

/** `Noise at 1 m: up to 70 dB(A)`, with bounds in the reader's unit; volts need no name. */
function rangeTitle(figure: string, bounds: Bounds, unit: Unit, reader: Reader): string {
  const name = reader.texts.figureNames[figure];
  return (name ? `${name}: ` : '') + boundsText(bounds, unit, reader);
}

/** More digits than people choose; bounds converted from other units may have more. */
const DIGITS = 4;

function boundsText({ min, max }: Bounds, unit: Unit, { answer, texts, language }: Reader): string {
  const { units } = answer.asked;
  const measure = (value: number) => ({ value: Number(value.toPrecision(DIGITS)), unit });
  const text = (value: number) => formatMeasure(measure(value), language, units);
  if (min === undefined) return max === undefined ? '' : fill(texts.upTo, text(max));
  if (max === undefined) return fill(texts.from, text(min));
  return min === max
    ? text(min)
    : fill(texts.between, formatNumber(measure(min), language, units), text(max));
}
