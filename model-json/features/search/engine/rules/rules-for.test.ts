import { rulesFor } from './rules-for';
import { NO_RULES, type SearchRules } from './SearchRules';

const rules: SearchRules = {
  ...NO_RULES,
  pins: [
    { queries: ['spray painting', 'Paint a car'], documents: ['tank', 'dryer'] },
    { queries: ['painting'], documents: ['gun'] },
    { queries: ['the spray painting'], documents: ['dryer', 'filter'] },
  ],
};
const pinned = (typed: string) => rulesFor(rules, typed, 'en').pins;

it('pins documents for the words of a rule, whatever their form, case and order', () => {
  expect(pinned('Painting, SPRAYED')).toEqual(['tank', 'dryer', 'filter']);
  expect(pinned('paint the cars')).toEqual(['tank', 'dryer']);
});

it('pins nothing for more words, fewer words or none', () => {
  expect(pinned('spray painting booth')).toEqual([]);
  expect(pinned('spray')).toEqual([]);
  expect(pinned('')).toEqual([]);
  expect(rulesFor({ ...rules, pins: [{ queries: ['the'], documents: ['tank'] }] }, '', 'en').pins).toEqual(
    [],
  );
});

it('recognises words typed without accents', () => {
  const german = { ...NO_RULES, pins: [{ queries: ['Kältetrockner'], documents: ['k'] }] };
  expect(rulesFor(german, 'kaltetrockner', 'de').pins).toEqual(['k']);
});
