import type { Language } from '../SearchDocument';
import type { Range } from '../Range';
import { COMPARISONS } from './comparisons';
import type { FigureTerm } from './DomainTerms';
import { exact, wished } from './figure-wishes';
import { readNumber } from './read-number';
import { is, type TermReader } from './TermReader';

/** A figure found in a text. */
export interface Quantity {
  readonly from: number;
  readonly to: number;
  readonly figure: string;
  readonly range: Range;
  readonly wish: boolean;
  /** The thing that has the figure, if it can be looked for itself. */
  readonly thing?: string;
}

type Groups = Partial<
  Record<'label' | 'before' | 'first' | 'firstUnit' | 'join' | 'second' | 'unit' | 'after' | 'name', string>
>;

/**
 * All figures with units in a text.
 *
 * @param folded the text, folded letter for letter
 */
export function findQuantities(folded: string, language: Language, terms: TermReader): Quantity[] {
  const pattern = terms.quantityPattern(language);
  const found: Quantity[] = [];
  let at = 0;
  while (at < folded.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(folded);
    if (!match) break;
    const quantity = read(match, language, terms) ?? readFirst(match, folded, language, terms);
    if (quantity) found.push(quantity);
    at = quantity?.to ?? match.index + Math.max(1, startOfNumber(match) + digitsOf(match));
  }
  return found;
}

const groupsOf = (match: RegExpExecArray): Groups => match.groups ?? {};

/** "8 bar and 270 l" is not a range: read the first figure alone. */
function readFirst(
  match: RegExpExecArray,
  folded: string,
  language: Language,
  terms: TermReader,
): Quantity | undefined {
  const groups = groupsOf(match);
  if (groups.join === undefined) return undefined;
  const pattern = terms.quantityPattern(language);
  pattern.lastIndex = match.index;
  const before = match[0].slice(
    0,
    startOfNumber(match) + (groups.first?.length ?? 0) + (groups.firstUnit?.length ?? -1) + 4,
  );
  const join = match[0].indexOf(groups.join, before.length - 4);
  const alone = pattern.exec(folded.slice(0, match.index + Math.max(join, 0)));
  return alone?.index === match.index ? read(alone, language, terms) : undefined;
}

const startOfNumber = (match: RegExpExecArray): number => {
  const { label = '', before = '', first = '' } = groupsOf(match);
  return match[0].indexOf(first, label.length + before.length);
};

/** Length of the first number, with its sign. */
const digitsOf = (match: RegExpExecArray): number =>
  /^[-−]?\d+/.exec(groupsOf(match).first ?? '')?.[0].length ?? 0;

function read(match: RegExpExecArray, language: Language, terms: TermReader): Quantity | undefined {
  const groups = groupsOf(match);
  const labelled = terms.figureNamed(groups.label ?? groups.name, language);
  const written = groups.unit ?? groups.firstUnit;
  const unit = written === undefined ? terms.bareUnit(labelled) : terms.unitOf(written, language);
  if (!unit) return undefined;
  const { figure, factor } = unit;
  const numbers = [groups.first, groups.second]
    .filter((number) => number !== undefined)
    .map((number) => exact(readNumber(number, language) * factor));
  const term = terms.figure(figure);
  const [low, high] = term.plausible;
  const [value, second] = numbers;
  if (value === undefined || !numbers.every((number) => number >= low && number <= high)) return undefined;
  if (groups.second !== undefined && !joins(groups, language, terms)) return undefined;
  const compared = boundsOf(groups, term, [value, second], language);
  // The name of another figure belongs to that figure: "tank 8 bar".
  const named = [groups.label, groups.name].find((name) => terms.figureNamed(name, language) === figure);
  const labelLength =
    groups.label && terms.figureNamed(groups.label, language) !== figure ? leadOf(match) : 0;
  const nameLength = groups.name && terms.figureNamed(groups.name, language) !== figure ? tailOf(match) : 0;
  return {
    from: match.index + labelLength,
    to: match.index + match[0].length - nameLength,
    figure,
    ...compared,
    ...(term.isThing && named !== undefined && { thing: named }),
  };
}

/** The bounds set by the words around figures. */
function boundsOf(
  groups: Groups,
  term: FigureTerm,
  [value, second]: readonly [value: number, second: number | undefined],
  language: Language,
): Pick<Quantity, 'range' | 'wish'> {
  const words = COMPARISONS[language];

  if (second !== undefined)
    return { range: { min: Math.min(value, second), max: Math.max(value, second) }, wish: false };
  if (is(groups.after, words.orLess) || is(groups.before, words.atMost))
    return { range: { max: value }, wish: false };
  if (is(groups.after, words.orMore) || is(groups.before, words.atLeast))
    return { range: { min: value }, wish: false };
  return { range: wished(term, value), wish: true };
}

/** Whether two numbers are the ends of one range of the same figure: "5 to 10", "between 5 and 10". */
function joins({ join, before, unit, firstUnit }: Groups, language: Language, terms: TermReader): boolean {
  const { and, between } = COMPARISONS[language];
  if (unit && firstUnit && terms.unitOf(unit, language)?.figure !== terms.unitOf(firstUnit, language)?.figure)
    return false;
  return !is(join, and) || is(before, between);
}

/** How much of a match comes before the comparison or the number. */
const leadOf = (match: RegExpExecArray): number => {
  const { before, label = '' } = groupsOf(match);
  return before === undefined ? startOfNumber(match) : match[0].indexOf(before, label.length);
};

/** How much of a match comes after the unit. */
const tailOf = (match: RegExpExecArray): number => {
  const rest = match[0];
  const { name = '' } = groupsOf(match);
  return rest.length - rest.slice(0, rest.length - name.length).trimEnd().length;
};
