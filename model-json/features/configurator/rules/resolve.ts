import { type OptionKey, type Rule, type RuleBook, type Step, stepOf } from './RuleBook';

/** A choice that does not hold: the rule, and the choice that it is at odds with, if it is not the machine. */
export interface Refusal {
  readonly key: OptionKey;
  readonly rule: Rule;
  readonly against: OptionKey | undefined;
}

/** A choice that another one made necessary. */
export interface Addition {
  readonly key: OptionKey;
  readonly rule: Rule;
  readonly by: OptionKey;
}

/** A configuration that breaks no rule. */
export interface Configuration {
  /** One option of each step, by step; a step without any possible option is missing. */
  readonly chosen: ReadonlyMap<string, OptionKey>;
  readonly added: readonly Addition[];
  readonly refused: readonly Refusal[];
}

/** What was asked for, by step. Standard options are no wish: they hold if nothing else does. */
export type Asked = ReadonlyMap<string, OptionKey>;

interface Draft {
  readonly chosen: Map<string, OptionKey>;
  readonly added: Addition[];
}

/**
 * The configuration closest to what was asked for. Steps are taken in their order: a choice holds unless it breaks a rule with
 * the machine or with an earlier choice, and brings what it needs with it. Last, the other steps get their standard.
 */
export function resolve(book: RuleBook, asked: Asked): Configuration {
  let draft: Draft = { chosen: new Map(), added: [] };
  const refused: Refusal[] = [];
  const wishes = book.steps.flatMap((step) => wishOf(step, asked) ?? []);
  for (const wish of wishes) {
    const placed = place(wish, draft, book, asked);
    const refusal = 'chosen' in placed ? blockedBy(placed, book) : placed;
    if ('chosen' in placed && !refusal) draft = placed;
    else if (refusal) refused.push({ ...refusal, key: wish });
  }
  for (const { name, options } of book.steps) {
    if (draft.chosen.has(name)) continue;
    const standard = options.find(({ key, isStandard }) => isStandard && !conflictOf(key, draft, book));
    if (standard) draft.chosen.set(name, standard.key);
  }
  const added = draft.added.filter(({ key }) => asked.get(stepOf(key)) !== key);
  return { chosen: draft.chosen, added, refused };
}

function wishOf({ name, options }: Step, asked: Asked): OptionKey | undefined {
  const option = options.find(({ key }) => key === asked.get(name));
  return option && !option.isStandard ? option.key : undefined;
}

/** The draft with an option and all that it needs; a refusal if that is impossible. */
function place(key: OptionKey, draft: Draft, book: RuleBook, asked: Asked): Draft | Refusal {
  if (draft.chosen.get(stepOf(key)) === key) return draft;
  const conflict = conflictOf(key, draft, book);
  if (conflict) return conflict;
  let next: Draft = { chosen: new Map(draft.chosen).set(stepOf(key), key), added: draft.added };
  for (const rule of book.rules) {
    if (rule.kind !== 'needs' || !rule.of.includes(key)) continue;
    if (rule.others.some((other) => next.chosen.get(stepOf(other)) === other)) continue;
    const found = placeOneOf(rule, key, next, book, asked);
    if (!('chosen' in found)) return found;
    next = found;
  }
  return next;
}

/** The first of the options that a rule needs which fits, those asked for first. */
function placeOneOf(rule: Rule, by: OptionKey, draft: Draft, book: RuleBook, asked: Asked): Draft | Refusal {
  const isAsked = (key: OptionKey) => Number(asked.get(stepOf(key)) === key);
  let refusal: Refusal | undefined;
  for (const other of rule.others.toSorted((one, two) => isAsked(two) - isAsked(one))) {
    const placed = place(other, draft, book, asked);
    if ('chosen' in placed) return { ...placed, added: [...placed.added, { key: other, rule, by }] };
    refusal ??= placed;
  }
  return { key: by, rule: refusal?.rule ?? rule, against: refusal?.against };
}

/** Why some other step would be left without an answer: what the machine comes with does not go with the draft. */
function blockedBy(draft: Draft, book: RuleBook): Refusal | undefined {
  const empty: Draft = { chosen: new Map(), added: [] };
  for (const { name, options } of book.steps) {
    const own = options.filter(({ key, isStandard }) => isStandard && !conflictOf(key, empty, book));
    if (draft.chosen.has(name) || own.length === 0) continue;
    const conflicts = own.map(({ key }) => conflictOf(key, draft, book));
    if (conflicts.every(Boolean)) return conflicts[0] && { ...conflicts[0], against: undefined };
  }
  return undefined;
}

/** The rule that an option breaks with the machine or with what is chosen. */
export function conflictOf(
  key: OptionKey,
  { chosen }: Pick<Draft, 'chosen'>,
  book: RuleBook,
): Refusal | undefined {
  const held = new Set(chosen.values());
  const own = stepOf(key);
  for (const rule of book.rules) {
    const isOfIt = rule.of.includes(key);
    if (rule.kind === 'bars' && isOfIt) return { key, rule, against: undefined };
    if (rule.kind === 'excludes') {
      const against = [...held].find(
        (other) =>
          (isOfIt && rule.others.includes(other)) || (rule.others.includes(key) && rule.of.includes(other)),
      );
      if (against) return { key, rule, against };
    }
    // Another choice needs something else of the same step.
    if (
      rule.kind === 'needs' &&
      !rule.others.includes(key) &&
      rule.others.every((other) => stepOf(other) === own)
    ) {
      const against = rule.of.find((other) => held.has(other));
      if (against) return { key, rule, against };
    }
  }
  const before = chosen.get(own);
  if (before === undefined || before === key) return undefined;
  // An earlier choice needed another answer to the same question.
  const isCause = ({ kind, of, others }: Rule) =>
    kind === 'needs' && others.includes(before) && of.some((other) => held.has(other));
  const rule = book.rules.find(isCause);
  return rule && { key, rule, against: rule.of.find((other) => held.has(other)) };
}
