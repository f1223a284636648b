import type { Asked, SearchAnswer } from '../../../../../../../shared/search/search-answer';
import { hasFilters } from './has-filters';

const range = { min: 1, max: 9 };
const answer = (total: number, given: object = {}) =>
  ({
    total,
    facets: { kind: [], family: [] },
    ranges: { motorPower: range },
    ...given,
  }) as unknown as SearchAnswer;
const asked = { q: '' } as Asked;
const chosen = [{ label: 'Quiet', ask: asked }] as never;

test('many results have filters', () => expect(hasFilters(answer(4), asked, [])).toBe(true));
test('results that are seen at a glance have none', () =>
  expect(hasFilters(answer(3), asked, [])).toBe(false));
test('no results have none', () => expect(hasFilters(answer(0), asked, [])).toBe(false));
test('few results of a search in words have filters', () =>
  expect(hasFilters(answer(3), { ...asked, q: 'quiet' }, [])).toBe(true));
test('what has been chosen can be taken back, however few results are left', () =>
  expect(hasFilters(answer(0), asked, chosen)).toBe(true));
test('kinds of results alone need no form', () =>
  expect(hasFilters(answer(40, { facets: { kind: [] }, ranges: {} }), asked, [])).toBe(false));
