import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AUTHORS_MANIFEST, withAuthorsPrograms } from './authors-programs';
import { RESOURCES, type Frontend } from './frontend';

const root = mkdtempSync(path.join(tmpdir(), 'authors-programs-'));
afterAll(() => rmSync(root, { recursive: true }));

const frontend = withAuthorsPrograms(
  {
    entry: (name: string) => (name === 'site' ? ['/site.js'] : []),
    file: () => undefined,
  } as unknown as Frontend,
  root,
);

it('has the editor as soon as it is built, without a restart', () => {
  expect(frontend.entry('editor')).toEqual([]);

  const address = `${RESOURCES}authors/editor.0123abcd.js`;
  const file = path.join(root, 'clientlibs/clientlib-site/resources/authors/editor.0123abcd.js');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'edit()');
  writeFileSync(
    path.join(root, AUTHORS_MANIFEST),
    JSON.stringify({ entrypoints: { editor: [address] }, files: [address] }),
  );

  expect(frontend.entry('editor')).toEqual([address]);
  expect(frontend.entry('site')).toEqual(['/site.js']);
  expect(frontend.file(address)?.bytes.toString()).toBe('edit()');
});
