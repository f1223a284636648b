import { locksOf } from '../../selection/actions/locks';
import { createStore } from '../../selection/create-store';
import type { Presence, PresenceState } from '../presence/Presence';
import { locksWith, lockText } from './locks-with';

const anna = { id: 'anna', name: 'Anna' };
const free = locksOf({ follows: null, isStored: true, masters: [], nodes: {} });

const locksFor = (state: Partial<PresenceState>, holder?: typeof anna) => {
  const store = createStore<PresenceState>({
    ...{ others: [], mayRename: false, holdsLock: false, mayUnlock: false },
    ...state,
  });
  const holderOf = (path: string, property: string) =>
    path === '/a' && property === 'text' ? holder : undefined;
  const presence = { ...store, holderOf } as unknown as Presence;
  return locksWith(free, presence, lockText(store.get()));
};

it('locks everything on a page that somebody else has locked, and names them', () => {
  const locks = locksFor({ lockedBy: anna });
  const reasons = [
    locks.ofWords('/a'),
    locks.ofProperty('/a', 'x'),
    locks.ofPlace('/a'),
    locks.ofInside('/a'),
  ];
  expect(new Set(reasons)).toEqual(new Set(['Anna has locked this page.']));
  expect(locks.isInherited('/a')).toBe(false);
});

it('locks nothing for the person who has locked the page', () => {
  const locks = locksFor({ lockedBy: anna, holdsLock: true });
  expect([locks.ofWords('/a'), locks.ofPlace('/a')]).toEqual([undefined, undefined]);
});

it('locks the text that somebody types in, and nothing else of the component', () => {
  const locks = locksFor({ me: { id: 'ben', name: 'Ben' } }, anna);
  expect(locks.ofProperty('/a', 'text')).toMatch(/^Anna is typing in this text/);
  expect([locks.ofProperty('/a', 'id'), locks.ofWords('/a'), locks.ofPlace('/a')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('tells somebody who types in another window of their own', () => {
  const locks = locksFor({ me: anna }, anna);
  expect(locks.ofProperty('/a', 'text')).toMatch(/in another window/);
});
