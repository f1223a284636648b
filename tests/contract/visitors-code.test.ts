import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../../ui.frontend/src');

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\.tsx?$/.test(file));

const importsOf = (file: string): string[] =>
  [...readFileSync(path.join(src, file), 'utf8').matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)].map(
    ([, statically, lazily]) => (statically ?? lazily)!,
  );

/** `../Teaser` and `.` as seen from a component: the whole component, dialog included. */
const isWholeComponent = (specifier: string) =>
  /^(?:\.|\.\/index|(?:\.\.\/)+(?:components\/)?[A-Z]\w*(?:\/index)?)$/.test(specifier);

it('keeps dialogs out of views and islands: only a component’s index has one', () => {
  const readers = files.filter((file) => importsOf(file).some((each) => each.endsWith('.dialog')));
  expect(readers.filter((file) => !/\/index\.ts$|\.dialog\.ts$/.test(file))).toEqual([]);
});

it('lets no component or island take another whole', () => {
  const inside = files.filter((file) => /^(?:components\/\w+|islands)\//.test(file));
  expect(inside.filter((file) => importsOf(file).some(isWholeComponent))).toEqual([]);
});
