import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredFile } from './Entry';
import { Generations } from './Generations';
import { linkFiles } from './link-files';
import { writeWhole } from './store-body';

let out: string;
beforeEach(() => (out = mkdtempSync(path.join(tmpdir(), 'generations-'))));
afterEach(() => rmSync(out, { recursive: true }));

/** Makes a generation live, with a file that is taken over and one that is new. */
function make(text: string, same?: StoredFile): { folder: string; kept: StoredFile } {
  const generations = new Generations(out);
  const before = generations.current;
  const partial = generations.begin('edition');
  const site = path.join(partial, 'site');
  if (same && before) linkFiles(path.join(before, 'site'), site, [same]);
  const kept = same ?? writeWhole(site, 'kept.html', 'kept');
  writeWhole(site, 'page.html', text);
  writeWhole(partial, 'entries.ndjson', text);
  return { folder: generations.publish(partial), kept };
}
const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');
const names = () => readdirSync(path.join(out, 'generations')).sort();

it('keeps the live generation and the one before, and makes the next in the folder of an older one', () => {
  const { kept } = make('one');
  make('two', kept);
  expect(names()).toEqual(['1', '2']);
  const third = make('three', kept);
  expect(names()).toEqual(['2', '3', 'spare']);
  const fourth = make('four', kept);
  expect(names()).toEqual(['3', '4', 'spare']);
  expect([third, fourth].map(({ folder }) => read(folder, 'site/page.html'))).toEqual(['three', 'four']);
  const inode = ({ folder }: { folder: string }) => statSync(path.join(folder, 'site/kept.html')).ino;
  expect(inode(fourth)).toBe(inode(third));
});

it('believes nothing that an older generation says of its files', () => {
  for (const text of ['one', 'two', 'three']) make(text);
  expect(readdirSync(path.join(out, 'generations/spare'))).toEqual(['site']);
  const partial = new Generations(out).begin('edition');
  expect(existsSync(path.join(partial, 'entries.ndjson'))).toBe(false);
});

it('takes a file over though the folder has another one of its name', () => {
  const { kept } = make('one');
  for (const text of ['two', 'three']) make(text);
  const [, live] = [make('four'), make('five', kept)];
  expect(read(live.folder, 'site/kept.html')).toBe('kept');
});
