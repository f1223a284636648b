/** @jest-turn 8 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { EmbeddedEngine } from '../../model-json/features/search/engine/embedded/EmbeddedEngine';
import { staticEngineOf } from '../../model-json/features/search/engine/static/testing';
import { isEvery, nightly } from '../sample';
import { JUDGED, JUDGED_SCHEMA, JUDGED_SYNONYMS, Judging, lineOf, QUERIES } from './judging';

/* The index that browsers read is judged by the same queries as the server's, and has to give the same answers. */

/** Bytes of the index for one search, compressed; pages, scripts and pictures come on top. */
const MOST_BYTES = 200_000;

const folder = mkdtempSync(join(tmpdir(), 'static-search-'));
const settings = { schema: JUDGED_SCHEMA, synonyms: JUDGED_SYNONYMS };
const server = new EmbeddedEngine({ folder, ...settings });
let judging: Judging;

beforeAll(async () => {
  judging = await Judging.open();
  await server.rebuild(judging.documents);
}, 120_000);
afterAll(async () => {
  await server.close();
  await judging.close();
  rmSync(folder, { recursive: true });
});

/** German has the hardest words; the other languages are read the same way. */
const LANGUAGES = isEvery ? JUDGED : (['de'] as const);

describe.each(LANGUAGES)('%s', (language) => {
  it('finds the same products in the same order as the server', async () => {
    const browser = judging.by(staticEngineOf(judging.documents, settings));
    for (const [query] of QUERIES[language])
      expect([query, await browser(query, language)]).toEqual([
        query,
        await judging.by(server)(query, language),
      ]);
    const all = await judging.measureAll(language, browser);
    process.stdout.write(`${lineOf(language, 'browser', all)}\n`);
  }, 60_000);

  nightly(
    'reads little of the index for a first search',
    async () => {
      const sizes = new Map<string, number>();
      const sizeOf = (file: string) => {
        const known = sizes.get(file) ?? brotliCompressSync(file).length;
        sizes.set(file, known);
        return known;
      };
      let most: [bytes: number, query: string] = [0, ''];
      const documents = judging.documents.filter((document) => document.language === language);
      for (const [query] of QUERIES[language].filter((_, index) => index % 4 === 0)) {
        let bytes = 0;
        const first = judging.by(staticEngineOf(documents, settings, (file) => (bytes += sizeOf(file))));
        await first(query, language);
        if (bytes > most[0]) most = [bytes, query];
      }
      process.stdout.write(`${language}  at most ${most[0]} bytes, for "${most[1]}"\n`);
      expect(most[0]).toBeLessThan(MOST_BYTES);
    },
    120_000,
  );
});
