import type { MeasureSystem } from '../../../measures/measure-system';
import type { FigureModel } from '../api/figure.model';
import type { CatalogueWords } from '../api/words';
import { Telling } from '../questions/Telling';
import { COMPARED, type ComparedName } from './compared-figures';
import { kindOf } from './kinds';

/** What is compared of a product. */
export interface Compared {
  readonly familyId?: string | undefined;
  readonly facts: readonly FigureModel[];
}

/** The reader for whom differences are written. */
export interface ComparingReader {
  readonly words: Pick<CatalogueWords, 'differences'>;
  readonly language: string;
  readonly system: MeasureSystem;
}

/** More would be a table. */
const MOST = 3;
/** Binary rounding errors are beyond these digits. */
const EXACT = 9;

interface Pair {
  readonly name: ComparedName;
  readonly from: number;
  readonly to: number;
  /** How often the difference has the step from which it counts. */
  readonly weight: number;
}

/** In what a product differs from another of its kind: first its size, then the largest differences. */
export function differencesOf(one: Compared, other: Compared, reader: ComparingReader): string[] {
  const kind = kindOf(one.familyId);
  if (!kind || kind !== kindOf(other.familyId)) return [];
  const [own, theirs] = [one, other].map(({ facts }) => new Telling(facts, reader.language, reader.system));
  const pairs = (names: readonly ComparedName[]) =>
    names.flatMap((name) => pairOf(name, own!, theirs!) ?? []);
  const [first] = pairs(kind.first);
  const others = pairs(kind.others)
    .filter(({ name, weight }) => name !== first?.name && weight >= 1)
    .toSorted((a, b) => b.weight - a.weight);
  const dried = driesOf(own!, theirs!, reader);
  if (others.length === 0 && dried.length === 0 && (first?.weight ?? 0) < 1) return [];
  return [
    ...(first ? [sentence(first, theirs!, reader, true)] : []),
    ...dried,
    ...others.map((pair) => sentence(pair, theirs!, reader)),
  ].slice(0, MOST);
}

function pairOf(name: ComparedName, own: Telling, theirs: Telling): Pair | undefined {
  const { unit, step }: (typeof COMPARED)[ComparedName] = COMPARED[name];
  const [from, to] = [own.number(name, unit), theirs.number(name, unit)];
  if (from === undefined || to === undefined) return undefined;
  const weight =
    'ratio' in step
      ? Math.abs(Math.log(to / from) / Math.log(step.ratio))
      : Math.abs(to - from) / step.amount;
  return { name, from, to, weight };
}

/** A dryer of its own is a difference, too. */
function driesOf(own: Telling, theirs: Telling, { words }: ComparingReader): string[] {
  const dewPoint = theirs.number('pressureDewPoint', '°C');
  return dewPoint === undefined || own.number('pressureDewPoint', '°C') !== undefined
    ? []
    : [words.differences.dries(theirs.exact(dewPoint, '°C'))];
}

/** @param isSize it is the first: a tank's volume is not that of a part of it */
function sentence(
  { name, from, to, weight }: Pair,
  telling: Telling,
  { words }: ComparingReader,
  isSize = false,
): string {
  const { shares, amounts, instead } = words.differences;
  const { unit } = COMPARED[name];
  const share = shares[name];
  if (share) {
    if (weight < 1) return share.same;
    if (to >= 2 * from) return share.times(telling.about(to / from, '1'));
    return (to > from ? share.more : share.less)(telling.about(Math.abs(to / from - 1) * 100, '%'));
  }
  const amount = amounts[isSize && name === 'tankVolume' ? 'volume' : name];
  if (amount) {
    const difference = Number(Math.abs(to - from).toPrecision(EXACT));
    return (to > from ? amount.more : amount.less)(telling.amount(difference, unit));
  }
  return instead[name]?.(telling.exact(to, unit), telling.exact(from, unit)) ?? '';
}
