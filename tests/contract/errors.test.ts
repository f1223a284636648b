import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Error classes of the servers, with their codes. Errors thrown only in browsers are handled by their pages. */
const classes = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'model-json/**/*.ts', 'ui.frontend/src/core/document/*.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(/^export class (\w+) extends Error \{\n((?: {2}.*\n)*)/gm)].map(([, name, body]) => ({
      name: `${file} ${name}`,
      code: / {2}readonly code = '(\w+)';/.exec(body!)?.[1],
    })),
  ); // prettier-ignore
const codes = classes.flatMap(({ code }) => code ?? []);

it('every error has a unique code', () => {
  expect(classes.length).toBeGreaterThan(20);
  expect(classes.filter(({ code }) => code === undefined).map(({ name }) => name)).toEqual([]);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

it('docs/errors.md explains what each error means, its cause and its cure', () => {
  const rows = [...read('docs/errors.md').matchAll(/^\| `(\w+)` \| (.+) \| (.+) \| (.+) \|$/gm)];
  expect(rows.map(([, code]) => code!).sort()).toEqual([...codes].sort());
});
