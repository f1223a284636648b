import { missingWords } from '../../scripts/ensure-dependencies';

/* The arguments for npm, depending on what is installed. */

const wanted = {
  '': {},
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/jest': { version: '30.0.0', dev: true },
  'node_modules/fsevents': { version: '2.0.0', optional: true },
};
const fastify = { 'node_modules/fastify': { version: '5.0.0' } };
const all = { ...fastify, 'node_modules/jest': { version: '30.0.0', dev: true } };

it.each([
  ['a start in a fresh clone', {}, false, ['ci', '--omit=dev']],
  ['tests in a fresh clone', {}, true, ['ci']],
  ['a start after a start', fastify, false, undefined],
  [
    'tests after a start add packages without disturbing a running server',
    fastify,
    true,
    ['install', '--no-save'],
  ],
  ['a start after tests', all, false, undefined],
  ['tests after tests', all, true, undefined],
  [
    'a start with an old package',
    { 'node_modules/fastify': { version: '4.0.0' } },
    false,
    ['ci', '--omit=dev'],
  ],
  [
    'a start that would otherwise remove what tests need',
    { ...all, 'node_modules/fastify': { version: '4.0.0' } },
    false,
    ['ci'],
  ],
])('%s', (_title, present, withTests, words) => {
  expect(missingWords(wanted, present, withTests)).toEqual(words);
});
