/*
 * Test files that share their modules. Jest gives each file modules of its own: loading them takes longer than most of our
 * files' tests. A room is a generated file that requires several test files, each in a `describe` of its path.
 */
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const durations = require('./durations.json');
const { turnOfSource } = require('./turns');

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, '.rooms');

/** Rooms of this length, so that the workers end at about the same time. In seconds. */
const LENGTH = 20;
/** What a file of less than two seconds takes on average: the list of durations leaves it out. */
const SHORT = 0.6;

const lengthOf = (file) => durations[file] ?? SHORT;

/** The comment that a test file begins with, which Jest reads. */
const headOf = (source) => /^\s*\/\*\*[\s\S]*?\*\//.exec(source)?.[0] ?? '';

/** The `@jest-environment` lines of a test file. */
const environmentOf = (source) =>
  (headOf(source).match(/@jest-environment.*?(?=\s*(?:\*\/|\n))/g) ?? []).join('\n * ');

/**
 * Whether a test file needs modules of its own: because it replaces some, has an environment of its own, or says so
 * (`@jest-alone`), for instance because a module keeps what it tests.
 */
const isAlone = (source) =>
  /jest\.(?:mock|doMock|resetModules|isolateModules)\b|@jest-alone/.test(source) ||
  /@jest-environment(?:-options| \.)/.test(headOf(source));

/** Whether a test file runs in this turn. */
const isInTurn = (source, turn) => turn === undefined || `${turnOfSource(source) ?? turn}` === turn;

/**
 * Divides test files into rooms.
 * @param {{ file: string, source: string }[]} tests paths from the root, in order: neighbours use the same modules
 * @returns {{ environment: string, files: string[], length: number }[]} longest first
 */
function divide(tests) {
  const rooms = [];
  const open = new Map();
  for (const { file, source } of tests) {
    const environment = environmentOf(source);
    const length = lengthOf(file);
    const last = isAlone(source) ? undefined : open.get(environment);
    if (last && last.length + length <= LENGTH) {
      last.files.push(file);
      last.length += length;
      continue;
    }
    const room = { environment, files: [file], length };
    rooms.push(room);
    if (!isAlone(source)) open.set(environment, room);
  }
  return rooms.sort((one, other) => other.length - one.length);
}

/** A room as a test file. */
function write({ environment, files }, number) {
  const lines = files.map(
    (file) => `room(${JSON.stringify(file)}, () => require(${JSON.stringify(path.join(root, file))}));`,
  );
  const head = environment ? `/**\n * ${environment}\n */\n` : '';
  const name = path.join(folder, `${String(number).padStart(3, '0')}.test.js`);
  writeFileSync(name, `${head}const { room } = require('../tests/room');\n${lines.join('\n')}\n`);
}

/**
 * Writes the rooms of all test files.
 * @param {string[]} files paths from the root
 * @param {string} [turn] whose slow tests run; all if undefined
 */
function writeRooms(files, turn) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const tests = [...files]
    .sort()
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ source }) => isInTurn(source, turn));
  divide(tests).forEach(write);
}

module.exports = { divide, folder, writeRooms };
