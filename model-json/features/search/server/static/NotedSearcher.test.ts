import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recording, Scope } from '../../../../core/repository/reads/Scope';
import type { SearchQuery } from '../../engine/SearchQuery';
import { document, documents, Indexed } from '../index/testing';
import { isNotedSearch, isStill, NotedSearcher } from './NotedSearcher';

const LIST: SearchQuery = { language: 'en', filters: { kind: ['product'] }, facets: ['kind'], text: '' };
const folder = mkdtempSync(path.join(tmpdir(), 'noted-'));
const content = new Indexed(folder, documents(3), {});
afterAll(async () => {
  await content.index.close();
  rmSync(folder, { recursive: true });
});

/** What a search notes, and whether it may change at any time. */
async function notedOf(query: SearchQuery): Promise<{ noted: string[]; isChanging: boolean }> {
  const scope = new Scope();
  const searcher = new NotedSearcher((await content.index.ready(5000))!);
  await recording(scope, () => searcher.search(query));
  return { noted: [...scope.answers], isChanging: scope.isChanging };
}
const still = async (noted: string) => isStill(noted, (await content.index.ready(5000))!);

it('knows whether a list would show the same', async () => {
  const { noted, isChanging } = await notedOf(LIST);
  expect([noted.map(isNotedSearch), isChanging]).toEqual([[true], false]);
  expect(await still(noted[0]!)).toBe(true);
  // What a document is called is read from the content.
  content.change([document('p-0', 'Renamed'), ...documents(3).slice(1)]);
  expect(await still(noted[0]!)).toBe(true);
  content.change(documents(4));
  expect(await still(noted[0]!)).toBe(false);
});

it('asks a search for words again each time', async () => {
  expect(await notedOf({ ...LIST, text: 'compressor' })).toEqual({ noted: [], isChanging: true });
});
