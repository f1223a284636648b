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
  /^(?:\.|\.\/index|(?:\.\.\/)+(?:core\/components\/|features\/\w+\/|components\/)?[A-Z]\w*(?:\/index)?)$/.test(
    specifier,
  );

it('sends visitors no dialogs: only a component’s index and the editor import them', () => {
  const readers = files.filter((file) => importsOf(file).some((each) => each.endsWith('.dialog')));
  const mayRead = /\/index\.ts$|\.dialog\.ts$|^sites\/\w+\/dialogs\.ts$|^core\/editor\//;
  expect(readers.filter((file) => !mayRead.test(file))).toEqual([]);
});

it('lets only the editor, the consoles and the author server’s door import the list of all dialogs and page properties', () => {
  const readers = files.filter((file) =>
    importsOf(file).some((each) => /^#site\/(?:dialogs|page-properties)$/.test(each)),
  );
  expect(readers.length).toBeGreaterThan(0);
  expect(
    readers.filter((file) => !/^core\/(?:(?:editor|console|language)\/|entries\/editing\.ts$)/.test(file)),
  ).toEqual([]);
});

it('lets only the editor’s own entries and the consoles import the editor, and only their entry the consoles', () => {
  const importing = (part: string) =>
    files.filter(
      (file) => !file.startsWith(`core${part}`) && importsOf(file).some((each) => each.includes(part)),
    );
  const mayEdit =
    /^core\/(?:entries\/(?:editing|editor|messaging)\.tsx?$|console\/(?:http|shared-with-editor)\/|language\/)/;
  expect(importing('/editor/').filter((file) => !mayEdit.test(file))).toEqual([]);
  expect(importing('/console/')).toEqual(['core/entries/console.tsx']);
});

it('keeps the language of authors with what authors load', () => {
  const speaking = files.filter((file) => importsOf(file).some((each) => each.includes('/core/language/')));
  const importing = files.filter((file) =>
    importsOf(file).some((each) => /(?:^|\/)language\/(?:choose-language|sentence|spoken-)/.test(each)),
  );
  expect(importing.length).toBeGreaterThan(0);
  expect(
    [...speaking, ...importing].filter((file) => !/^core\/(?:editor|console|authoring|entries)\//.test(file)),
  ).toEqual([]);
});

it('builds nothing for browsers from what the author server takes of the editor', () => {
  const config = readFileSync(path.join(__dirname, '../../webpack.config.js'), 'utf8');
  expect(config).toContain('entries/editor');
  expect(config).not.toContain('entries/editing');
});

it('lets no component or island import another component’s index', () => {
  const inside = files.filter((file) =>
    /^(?:core\/components\/\w+|core\/islands|features\/\w+\/[A-Z]\w+)\//.test(file),
  );
  expect(inside.filter((file) => importsOf(file).some(isWholeComponent))).toEqual([]);
});
