/**
 * @jest-environment jsdom
 * @jest-turn 3
 */
// @jest-alone: the SPA SDK, once loaded, asks for a model whenever the window's address changes.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cases, usual } from '../contract/every-fixture';
import { compareIn, reasonFor } from './compare';
import { WORLDS } from './draw-worlds';
import { exceptions } from './exceptions';
import { worldsPage } from './table';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** What a component usually shows, and one fixture of each that is said to differ; `worlds.long.ts` compares all. */
const compared = cases.filter(
  (each) =>
    usual.includes(each) ||
    exceptions.some(
      ({ component, fixtures: [first] }) => each.component === component && each.fixture === first,
    ),
);

describe.each(WORLDS)('%s', (world) => {
  it.each(compared)('shows the words, links and pictures of $component ($fixture), or has a reason', (each) =>
    compareIn(world, each),
  );
});

it('has no reason for a fixture that does not exist', () => {
  const known = new Set(cases.flatMap((each) => WORLDS.filter((world) => reasonFor(each, world)).map((world) => `${each.component} ${world} ${each.fixture}`))); // prettier-ignore
  const named = exceptions.flatMap(({ component, world, fixtures }) => fixtures.map((name) => `${component} ${world} ${name}`)); // prettier-ignore
  expect([...known].sort()).toEqual(named.sort());
});

it('is published in docs/worlds.md as it is', () => {
  const file = path.resolve(__dirname, '../../docs/worlds.md');
  const page = worldsPage(cases, WORLDS, exceptions);
  const published = readFileSync(file, 'utf8');
  // The next run passes: what has changed is in the diff of the commit.
  if (published !== page) writeFileSync(file, page);
  expect(published).toBe(page);
});
