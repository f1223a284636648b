import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SPECS_IN_TURNS, TURNS, testsLeftOut, turnOfCommit, turnOfSource } from './turns';

const EVERY = Array.from({ length: TURNS }, (_, index) => index + 1);
const isLeftOut = (tags: string, turn: number) => testsLeftOut(turn).some((tag) => tag.test(tags));

it('runs a browser test in its turn only, and one without a turn always', () => {
  expect(EVERY.filter((turn) => !isLeftOut('an author publishes @turn-2', turn))).toEqual([2]);
  expect(EVERY.filter((turn) => !isLeftOut('an author publishes', turn))).toEqual(EVERY);
  expect(testsLeftOut(undefined)).toEqual([]);
});

it('reads the turn of a Jest file from its first comment only', () => {
  expect(turnOfSource('/** @jest-turn 3 */\nit();')).toBe(3);
  expect(turnOfSource('/**\n * @jest-environment jsdom\n * @jest-turn 1\n */\nit();')).toBe(1);
  expect(turnOfSource('/** A test. */\n/** @jest-turn 1 */\nit();')).toBeUndefined();
  expect(turnOfSource("it('@jest-turn 1');")).toBeUndefined();
});

it('has the same turn in each run of a commit', () => {
  expect(EVERY).toContain(turnOfCommit());
  expect(turnOfCommit()).toBe(turnOfCommit());
});

it('runs a whole file of browser tests in its turn only', () => {
  const title = 'site islands.spec.ts a tab list is drawn when it is seen';
  expect(EVERY.filter((turn) => !isLeftOut(title, turn))).toEqual([2]);
  expect(EVERY.filter((turn) => !isLeftOut('site more-islands.spec.ts a tab', turn))).toEqual(EVERY);
});

it('names files that there are', () => {
  const specs = path.resolve(__dirname, '../../tests/e2e');
  const all = Object.values(SPECS_IN_TURNS).flat();
  expect(all.filter((file) => !existsSync(path.join(specs, file)))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

it('has no tag of a turn in a file of one, whose tests would then run in none', () => {
  const specs = path.resolve(__dirname, '../../tests/e2e');
  const isTagged = (file: string) => readFileSync(path.join(specs, file), 'utf8').includes('@turn-');
  expect(Object.values(SPECS_IN_TURNS).flat().filter(isTagged)).toEqual([]);
});
