import type { PageComments, Thread } from '../../../../../../shared/authoring/together';
import { filtered } from './filters';
import { completed, matching, mentionsIn, partsOf, queryAt } from './mentions';

const anna = { id: 'anna', name: 'Anna' };
const muster = { id: 'am', name: 'Anna Muster' };
const ben = { id: 'ben', name: 'Ben Öz' };
const people = [anna, muster, ben];

it.each([
  ['Ask @be', 7, { from: 4, word: 'be' }],
  ['@', 1, { from: 0, word: '' }],
  ['@Anna Mu', 8, { from: 0, word: 'Anna Mu' }],
  ['mail@example', 12, undefined],
  ['no one', 6, undefined],
])('finds what is typed after @ in “%s”', (text, caret, found) =>
  expect(queryAt(text, caret)).toEqual(found),
);

it('offers people by the beginning of each of their names', () => {
  expect(matching(people, 'mu')).toEqual([muster]);
  expect(matching(people, 'ö')).toEqual([ben]);
  expect(matching(people, '')).toEqual(people);
});

it('completes a name where it was begun', () =>
  expect(completed('Ask @be now', 4, 7, ben)).toEqual({ text: 'Ask @Ben Öz now', caret: 12 }));

it('finds the people whom a text names, by the longest name', () => {
  expect(mentionsIn('@Anna Muster and @Ben Öz, not @Annabel', people)).toEqual(['am', 'ben']);
  expect(partsOf('Hi @Anna!', people).map(({ text }) => text)).toEqual(['Hi ', '@Anna', '!']);
});

const thread = (id: number, more: Partial<Thread>): Thread => ({
  ...{ id, kind: 'comment', page: '/content/a', version: 1 },
  remarks: [{ id: 1, by: ben, at: '', text: '', mentions: [] }],
  ...more,
});

it('shows what is open, what is mine and what is resolved, newest first', () => {
  const at = '2026-11-24T10:00:00Z';
  const comments: PageComments = {
    ...{ me: anna, isAdministrator: false, myGroups: ['team'], people, groups: ['team'] },
    threads: [
      thread(1, {}),
      thread(2, { assignee: { type: 'person', ...anna } }),
      thread(3, { assignee: { type: 'group', id: 'team', name: 'team' } }),
      thread(4, { remarks: [{ id: 1, by: ben, at, text: '@Anna', mentions: [anna] }] }),
      thread(5, { resolved: { by: anna, at } }),
      thread(6, { assignee: { type: 'group', id: 'others', name: 'others' } }),
    ],
  };
  const ids = (filter: 'open' | 'mine' | 'resolved') => filtered(comments, filter).map(({ id }) => id);
  expect([ids('open'), ids('mine'), ids('resolved')]).toEqual([[6, 4, 3, 2, 1], [4, 3, 2], [5]]);
});
