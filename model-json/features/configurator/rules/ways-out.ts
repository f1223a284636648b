import { type Asked, type Configuration, type Refusal, resolve } from './resolve';
import { type OptionKey, type RuleBook, stepOf } from './RuleBook';

/** Whether an option can be had. */
export interface Standing {
  readonly key: OptionKey;
  /** Why not, with the other choices as they are; undefined if it can. */
  readonly refusal: Refusal | undefined;
  /** What to ask for instead to have it; undefined if the machine cannot have it. */
  readonly wayOut: Asked | undefined;
}

/** The standing of every option beside the choices of the other steps, in the order of the book. */
export const standings = (book: RuleBook, asked: Asked): Standing[] =>
  book.steps.flatMap(({ options }) => options.map(({ key }) => standingOf(key, book, asked)));

function standingOf(key: OptionKey, book: RuleBook, asked: Asked): Standing {
  const wanted = new Map(asked).set(stepOf(key), key);
  const result = resolve(book, wanted);
  if (holds(key, result)) return { key, refusal: undefined, wayOut: undefined };
  return { key, refusal: refusalOf(key, book, result), wayOut: wayOutFor(key, book, wanted) };
}

const holds = (key: OptionKey, { chosen }: Configuration): boolean => chosen.get(stepOf(key)) === key;

/** A standard option is not refused by name: what stands in its place was needed, or the machine does not come with it. */
function refusalOf(key: OptionKey, book: RuleBook, { chosen, refused }: Configuration): Refusal | undefined {
  const named = refused.find((refusal) => refusal.key === key);
  if (named) return named;
  const others = new Map([...chosen].filter(([step]) => step !== stepOf(key)));
  for (const rule of book.rules) {
    if (rule.kind === 'bars' && rule.of.includes(key)) return { key, rule, against: undefined };
    const against =
      rule.kind === 'needs' &&
      !rule.others.includes(key) &&
      rule.of.find((other) => others.get(stepOf(other)) === other);
    if (against && rule.others.some((other) => stepOf(other) === stepOf(key))) return { key, rule, against };
    if (rule.kind !== 'excludes') continue;
    const theirs = [
      ...(rule.of.includes(key) ? rule.others : []),
      ...(rule.others.includes(key) ? rule.of : []),
    ];
    const held = theirs.find((other) => others.get(stepOf(other)) === other);
    if (held) return { key, rule, against: held };
  }
  return undefined;
}

/** The fewest choices given up for an option: one, or all that came before it. */
function wayOutFor(key: OptionKey, book: RuleBook, wanted: Asked): Asked | undefined {
  // Nothing that could be given up would help.
  if (book.rules.some(({ kind, of }) => kind === 'bars' && of.includes(key))) return undefined;
  const without = (steps: readonly string[]) =>
    new Map([...wanted].filter(([step]) => step === stepOf(key) || !steps.includes(step)));
  const steps = [...wanted.keys()].filter((step) => step !== stepOf(key));
  const tries = [...steps.map((step) => [step]), ...pairsOf(steps), steps].map(without);
  return tries.find((asked) => holds(key, resolve(book, asked)));
}

const pairsOf = (steps: readonly string[]): string[][] =>
  steps.flatMap((one, index) => steps.slice(index + 1).map((two) => [one, two]));
