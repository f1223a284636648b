import fc from 'fast-check';
import { breachesOf } from './breaches';
import { type Asked, resolve } from './resolve';
import type { Rule, RuleBook } from './RuleBook';
import { standings } from './ways-out';

const step = (name: string, standard: string, ...others: string[]) => ({
  name,
  options: [standard, ...others].map((key, index) => ({ key: `${name}:${key}`, isStandard: index === 0 })),
});
const rule = (
  kind: Rule['kind'],
  of: string[],
  others: string[] = [],
  reason = `${kind} ${of.join()}`,
): Rule => ({
  id: reason,
  kind,
  of,
  others,
  reason,
});
const asked = (...keys: string[]): Asked => new Map(keys.map((key) => [key.split(':')[0]!, key]));

/** Painting needs a dryer and a fine filter; carbon needs a dryer; the cold excludes dryers. */
const book: RuleBook = {
  steps: [
    step('air', 'any', 'paint'),
    step('dryer', 'none', 'cool', 'desiccant'),
    step('filter', 'none', 'coarse', 'fine'),
    step('place', 'warm', 'cold'),
    step('hood', 'none', 'sound'),
  ],
  rules: [
    rule('needs', ['air:paint'], ['dryer:cool', 'dryer:desiccant'], 'Paint wants dry air.'),
    rule('needs', ['air:paint'], ['filter:fine'], 'Paint wants clean air.'),
    rule('needs', ['dryer:desiccant'], ['filter:fine'], 'Oil ruins the desiccant.'),
    rule('excludes', ['place:cold'], ['dryer:cool', 'dryer:desiccant'], 'A dryer must not freeze.'),
    rule('bars', ['hood:sound'], [], 'It has a cabinet.'),
  ],
};
const chosenOf = (...keys: string[]) => [...resolve(book, asked(...keys)).chosen.values()];

it('is as the machine comes if nothing is asked for', () => {
  expect(chosenOf()).toEqual(['air:any', 'dryer:none', 'filter:none', 'place:warm', 'hood:none']);
});

it('adds what a choice needs, and says why and for which choice', () => {
  const { chosen, added } = resolve(book, asked('air:paint'));
  expect(chosen.get('dryer')).toBe('dryer:cool');
  expect(added.map(({ key, by, rule: { reason } }) => [key, by, reason])).toEqual([
    ['dryer:cool', 'air:paint', 'Paint wants dry air.'],
    ['filter:fine', 'air:paint', 'Paint wants clean air.'],
  ]);
});

it('takes the one of several that was asked for, and does not call it added', () => {
  const { chosen, added } = resolve(book, asked('air:paint', 'dryer:desiccant'));
  expect(chosen.get('dryer')).toBe('dryer:desiccant');
  expect(added.map(({ key }) => key)).toEqual(['filter:fine']);
});

it('lets a standard option give way to what others need', () => {
  expect(resolve(book, asked('air:paint', 'dryer:none')).chosen.get('dryer')).toBe('dryer:cool');
});

it('holds to the earlier of two choices, and names the rule and the other choice', () => {
  const { chosen, refused } = resolve(book, asked('dryer:cool', 'place:cold'));
  expect(chosen.get('place')).toBe('place:warm');
  expect(refused).toMatchObject([
    { key: 'place:cold', against: 'dryer:cool', rule: { reason: 'A dryer must not freeze.' } },
  ]);
});

it('refuses what the machine cannot have', () => {
  expect(resolve(book, asked('hood:sound')).refused).toMatchObject([
    { key: 'hood:sound', against: undefined, rule: { reason: 'It has a cabinet.' } },
  ]);
});

it('refuses a choice that leaves another question without an answer', () => {
  const dried: RuleBook = {
    ...book,
    rules: [...book.rules, rule('bars', ['dryer:none'])],
    steps: book.steps.map((each) => (each.name === 'dryer' ? step('dryer', 'none', 'cool') : each)),
  };
  const own: RuleBook = {
    ...dried,
    steps: dried.steps.map((each) =>
      each.name === 'dryer'
        ? { name: 'dryer', options: [...each.options.slice(0, 1), { key: 'dryer:cool', isStandard: true }] }
        : each,
    ),
  };
  const { chosen, refused } = resolve(own, asked('place:cold'));
  expect(chosen.get('dryer')).toBe('dryer:cool');
  expect(refused).toMatchObject([{ key: 'place:cold', rule: { reason: 'A dryer must not freeze.' } }]);
});

it('says of each option whether it can be had, and what to ask for instead', () => {
  const found = new Map(standings(book, asked('air:paint')).map((each) => [each.key, each]));
  expect(found.get('dryer:desiccant')?.refusal).toBeUndefined();
  expect(found.get('dryer:none')?.refusal?.rule.reason).toBe('Paint wants dry air.');
  expect(found.get('filter:coarse')?.refusal).toMatchObject({ against: 'air:paint' });
  const cold = found.get('place:cold');
  expect(cold?.refusal?.rule.reason).toBe('A dryer must not freeze.');
  expect([...(cold?.wayOut ?? [])]).toEqual([['place', 'place:cold']]);
  expect(found.get('hood:sound')).toMatchObject({ refusal: { against: undefined }, wayOut: undefined });
});

/** Books with any rules, and wishes for them. */
const keys = book.steps.flatMap(({ options }) => options.map(({ key }) => key));
const some = (from: readonly string[]) => fc.subarray([...from], { minLength: 1, maxLength: 3 });
const chosen = keys.filter((key) => !book.steps.some(({ options }) => options[0]!.key === key));
const anyRule = fc.oneof(
  some(chosen).map((of) => rule('bars', of)),
  fc
    .tuple(some(chosen), some(chosen))
    .filter(
      ([of, others]) => !of.some((key) => others.some((other) => other.split(':')[0] === key.split(':')[0])),
    )
    .map(([of, others]) => rule('excludes', of, others)),
  fc
    .tuple(fc.constantFrom(...chosen), fc.constantFrom(...book.steps))
    .filter(([key, { options }]) => !options.some((option) => option.key === key))
    .map(([key, { options }]) =>
      rule(
        'needs',
        [key],
        options.slice(1).map((option) => option.key),
      ),
    ),
);
const anyBook = fc.array(anyRule, { maxLength: 8 }).map((rules): RuleBook => ({ steps: book.steps, rules }));
const anyWish = fc.subarray(keys).map((wished) => asked(...wished));

it('never breaks a rule, answers every question, and gives a reason for each refusal', () => {
  fc.assert(
    fc.property(anyBook, anyWish, (any, wish) => {
      const result = resolve(any, wish);
      expect(breachesOf(any, result)).toEqual([]);
      expect([...result.chosen.keys()].toSorted()).toEqual(any.steps.map(({ name }) => name).toSorted());
      expect(result.refused.filter(({ rule: { reason } }) => !reason)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('gives the same for its own result, so that an address can be shared', () => {
  fc.assert(
    fc.property(anyBook, anyWish, (any, wish) => {
      const { chosen: first } = resolve(any, wish);
      expect([...resolve(any, first).chosen].toSorted()).toEqual([...first].toSorted());
    }),
    { numRuns: 500 },
  );
});

it('gives a reason for every option that cannot be had, and every way out leads to it', () => {
  fc.assert(
    fc.property(anyBook, anyWish, (any, wish) => {
      for (const { key, refusal, wayOut } of standings(any, wish)) {
        const holds = (wished: Asked) => resolve(any, wished).chosen.get(key.split(':')[0]!) === key;
        if (!refusal) expect(holds(new Map(wish).set(key.split(':')[0]!, key))).toBe(true);
        else expect(refusal.rule.reason).not.toBe('');
        if (wayOut) expect(holds(wayOut)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
