/** @jest-environment jsdom */
import { cases } from '../contract/every-fixture';
import { compareIn } from './compare';
import { WORLDS } from './draw-worlds';

/* Every fixture of every component in every world (docs/worlds.md). */

jest.setTimeout(60_000);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe.each(WORLDS)('%s', (world) => {
  it.each(cases)('shows the words, links and pictures of $component ($fixture), or has a reason', (each) =>
    compareIn(world, each),
  );
});
