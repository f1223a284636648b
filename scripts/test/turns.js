/*
 * Slow tests take turns: each run of `npm test` has a third of them, so that every test runs within a few commits and a run
 * stays short. `npm run test:all`, `npx jest` and `npx playwright test` leave none out.
 */
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

const TURNS = 3;

/** @returns {number} the turn of this commit, 1 to 3: the same in each run of it, and another one in most next commits */
function turnOfCommit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? (Number.parseInt(stdout.slice(0, 8), 16) % TURNS) + 1 : 1;
}

/**
 * The turn of a Jest file, from the comment that it begins with: `@jest-turn 2`.
 * @returns undefined for a file that is in every run
 */
function turnOfSource(source) {
  const [, turn] = /^\s*\/\*\*(?:(?!\*\/)[\s\S])*?@jest-turn ([1-3])/.exec(source) ?? [];
  return turn === undefined ? undefined : Number(turn);
}

/**
 * What a run leaves out of Playwright’s tests: those tagged with another turn (`@turn-2`).
 * @param turn undefined: nothing
 */
const tagsLeftOut = (turn) =>
  turn === undefined
    ? []
    : [1, 2, 3].filter((other) => other !== Number(turn)).map((other) => new RegExp(`@turn-${other}`));

module.exports = { TURNS, tagsLeftOut, turnOfCommit, turnOfSource };
