import { pageStates } from './page-states';
import type { PageRow } from '../../../../../shared/authoring/console-level';

const now = Date.parse('2026-11-24T12:00:00Z');
const states = (row: Partial<PageRow>) =>
  pageStates({ name: 'x', title: 'X', ...row }, now).map(({ text }) => text);

it('says in words what visitors see', () => {
  expect(states({})).toEqual(['Not published']);
  expect(states({ published: true })).toEqual(['Published']);
  expect(states({ published: true, changedSince: true })).toEqual(['Changed since']);
  expect(states({ isFolder: true })).toEqual([]);
});

it('says when a page appears, disappears, or has disappeared', () => {
  expect(states({ published: true, onTime: '2026-12-01T09:00:00Z' })[1]).toMatch(/^From 1 Dec 2026/);
  expect(states({ published: true, offTime: '2026-12-01T09:00:00Z' })[1]).toMatch(/^Until 1 Dec 2026/);
  expect(
    states({ published: true, onTime: '2026-11-01T09:00:00Z', offTime: '2026-11-02T09:00:00Z' })[1],
  ).toBe('Expired');
});

it('says how far the review of a page is', () => {
  expect(states({ review: 'in-review' })).toEqual(['Not published', 'In review']);
  expect(states({ published: true, changedSince: true, review: 'changed' })[1]).toBe('Approval void');
});

it('puts damage first, and adds inheritance and locks', () => {
  expect(
    states({ isDamaged: true, published: true, follows: '/content/a', isDerived: true, lockOwner: 'maria' }),
  ).toEqual(['File damaged', 'Published', 'Inherited', 'Locked by maria']);
});

it('names who has a page open in the editor', () => {
  expect(states({ editing: ['Anna'] })).toEqual(['Not published', 'Anna is editing']);
  expect(states({ editing: ['Anna', 'Ben'] })).toEqual(['Not published', '2 people are editing']);
});
