import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENTS, SCHEMA } from './contract/documents';
import { EmbeddedEngine } from './embedded/EmbeddedEngine';
import { searchAsTyped } from './relax';

const folder = mkdtempSync(join(tmpdir(), 'search-'));
const engine = new EmbeddedEngine({ folder, schema: SCHEMA });
beforeAll(() => engine.rebuild(DOCUMENTS));
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

const search = (typed: string) => searchAsTyped(engine, typed, 'de', SCHEMA);

it('finds by figures as typed, and drops nothing if something is found', async () => {
  const { result, relaxed } = await search('Kompressor 20 PS unter 70 dB');
  expect(result.items.map(({ document }) => document.id)).toEqual(['r-15']);
  expect(relaxed).toBeUndefined();
});

it('drops a wish before a bound, and says which', async () => {
  const { result, relaxed } = await search('Kompressor 55 kW unter 70 dB');
  expect(result.total).toBe(0);
  expect(relaxed?.dropped).toMatchObject({ chip: { source: '55 kW' } });
  expect(relaxed?.result.items.map(({ document }) => document.id)).toEqual(['r-15', 'k-20']);
});

it('drops a word if a word is in the way', async () => {
  const { relaxed } = await search('Schraubenkompressor Baustelle');
  expect(relaxed?.dropped).toEqual({ term: 'schraubenkompressor' });
  expect(relaxed?.result.items.map(({ document }) => document.id)).toEqual(['m-270']);
});

it('finds nothing, and says so, if dropping one condition is not enough', async () => {
  const { result, relaxed } = await search('xylophon zitrone 8 bar');
  expect(result.total).toBe(0);
  expect(relaxed).toBeUndefined();
});
