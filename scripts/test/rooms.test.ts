import { divide } from './rooms';

const dom = '/** @jest-environment jsdom */\n';
const filesOf = (tests: readonly (readonly [file: string, source: string])[]) =>
  divide(tests.map(([file, source]) => ({ file, source }))).map(({ files }) => files.join(' '));

it('puts tests of the same environment together', () => {
  expect(
    filesOf([
      ['a.test.ts', ''],
      ['b.test.tsx', dom],
      ['c.test.ts', ''],
      ['d.test.tsx', dom],
    ]).sort(),
  ).toEqual(['a.test.ts c.test.ts', 'b.test.tsx d.test.tsx']);
});

it.each([
  ['replaces modules', "jest.mock('./clock');"],
  ['loads modules again', 'jest.resetModules();'],
  ['has an environment of its own', '/** @jest-environment ./tests/as-published.js */'],
  ['has options of its own', '/**\n * @jest-environment-options {"customExportConditions": ["node"]}\n */'],
  ['says so', '// @jest-alone: the consent is kept in its module.'],
])('leaves a test alone that %s', (_what, source) => {
  expect(
    filesOf([
      ['a.test.ts', ''],
      ['b.test.ts', source],
      ['c.test.ts', ''],
    ]).sort(),
  ).toEqual(['a.test.ts c.test.ts', 'b.test.ts']);
});

it('begins another room when one has enough to do, and lists the longest first', () => {
  const short = Array.from({ length: 80 }, (_, i) => [`unit-${i}.test.ts`, ''] as const);
  const rooms = divide(
    [...short, ['tests/package/same-json.test.ts', '']].map(([file, source]) => ({
      file: file!,
      source: source!,
    })),
  );
  expect(rooms.length).toBeGreaterThan(2);
  expect(rooms[0]!.files).toEqual(['tests/package/same-json.test.ts']);
  expect(rooms.flatMap(({ files }) => files)).toHaveLength(81);
});
