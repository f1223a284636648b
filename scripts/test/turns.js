/*
 * Slow tests take turns: each run of `npm test` has an eighth of them, so that every test runs within some commits and a run
 * stays short. `npm run test:all`, `npx jest` and `npx playwright test` leave none out.
 */
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

const TURNS = 8;

/** @returns {number} the turn of this commit, 1 to 8: the same in each run of it, and another one in most next commits */
function turnOfCommit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? (Number.parseInt(stdout.slice(0, 8), 16) % TURNS) + 1 : 1;
}

/**
 * The turn of a Jest file, from the comment that it begins with: `@jest-turn 2`.
 * @returns undefined for a file that is in every run
 */
function turnOfSource(source) {
  const [, turn] = /^\s*\/\*\*(?:(?!\*\/)[\s\S])*?@jest-turn ([1-8])/.exec(source) ?? [];
  return turn === undefined ? undefined : Number(turn);
}

/** Whole files of browser tests below `tests/e2e`, by turn: for single tests there is a tag. */
const SPECS_IN_TURNS = {
  1: ['search/search-filter-list.spec.ts', 'editor/inplace.spec.ts', 'editor/layout.spec.ts'],
  2: [
    'search/search-filter-list-readers.spec.ts',
    'spec-constants.spec.ts',
    'islands.spec.ts',
    'catalogue/configurator.spec.ts',
  ],
  3: ['search/search-box.spec.ts', 'editor/moving/pointer.spec.ts', 'editor/universal/universal.spec.ts'],
  4: [
    'editor/publish.spec.ts',
    'search/search-filter-list-troubles.spec.ts',
    'editor/consoles/language.spec.ts',
    'catalogue/catalogue.spec.ts',
  ],
  5: ['carousel.spec.ts', 'components.spec.ts', 'catalogue/dealer-finder.spec.ts'],
  6: [
    'spec-constants-carousel.spec.ts',
    'pages/reflow.spec.ts',
    'editor/content.spec.ts',
    'catalogue/calculators.spec.ts',
  ],
  7: [
    'search/search-host-page.spec.ts',
    'pages/library.spec.ts',
    'consent.spec.ts',
    'catalogue/spare-parts.spec.ts',
  ],
  8: ['spec-states.spec.ts', 'panels.spec.ts', 'author.spec.ts'],
};

/**
 * What a run leaves out of Playwright’s tests: those tagged with another turn (`@turn-2`), and files of another turn. Playwright
 * matches against file, title and tags.
 * @param turn undefined: nothing
 */
const testsLeftOut = (turn) =>
  turn === undefined
    ? []
    : Object.entries(SPECS_IN_TURNS)
        .filter(([other]) => other !== `${turn}`)
        .flatMap(([other, files]) => [
          new RegExp(`@turn-${other}`),
          ...files.map((file) => new RegExp(`(?:^|[ /])${file.replaceAll('.', '\\.')}(?: |$)`)),
        ]);

module.exports = { SPECS_IN_TURNS, TURNS, testsLeftOut, turnOfCommit, turnOfSource };
