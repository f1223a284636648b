import { SCHEMA, SYNONYMS, DOCUMENTS } from '../contract/documents';
import { engineSuite } from '../contract/engine-suite';
import { rebuiltStatic, staticEngineOf } from './testing';

const SETTINGS = { schema: SCHEMA, synonyms: SYNONYMS };

describe('the static engine', () => engineSuite(async () => rebuiltStatic(SETTINGS)));

it('reads each file once, and only those that a search needs', async () => {
  const read: string[] = [];
  const engine = staticEngineOf(DOCUMENTS, SETTINGS, (file) => read.push(file));
  const first = await engine.search({ language: 'de', text: 'Kompressor' });
  const count = read.length;
  expect(new Set(read).size).toBe(count);
  expect(await engine.search({ language: 'de', text: 'Kompressor' })).toEqual(first);
  expect(read).toHaveLength(count);
});

it('tries again after a file could not be read', async () => {
  let isDown = true;
  const engine = staticEngineOf(DOCUMENTS, SETTINGS, () => {
    if (isDown) throw new Error('offline');
  });
  await expect(engine.search({ language: 'de', text: 'Kompressor' })).rejects.toThrow('offline');
  isDown = false;
  expect((await engine.search({ language: 'de', text: 'Kompressor' })).total).toBeGreaterThan(0);
});
