import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DOCUMENTS, SCHEMA, SYNONYMS } from '../../model-json/features/search/engine/contract/documents';
import { engineSuite } from '../../model-json/features/search/engine/contract/engine-suite';
import { writingSuite } from '../../model-json/features/search/engine/contract/writing-suite';
import { EmbeddedEngine } from '../../model-json/features/search/engine/embedded/EmbeddedEngine';
import { OpenSearchEngine } from '../../model-json/features/search/engine/opensearch/OpenSearchEngine';
import { DEPTH, JUDGED, JUDGED_SCHEMA, JUDGED_SYNONYMS, Judging, lineOf, mean } from '../search/judging';
import { OpenSearchCluster } from './opensearch/OpenSearchCluster';
import { PlainOpenSearch } from './opensearch/plain-opensearch';

/* The search driver on a real OpenSearch of one node, with TLS and a user who may do no more than docs/search.md says. */
const MINUTE = 60_000;
jest.setTimeout(5 * MINUTE);

let cluster: OpenSearchCluster;
let opened = 0;
beforeAll(async () => {
  cluster = await OpenSearchCluster.start(1);
});
afterAll(() => cluster?.stop());

const open = (name = `ventora-${(opened += 1)}`) =>
  OpenSearchEngine.open({ cluster: cluster.client(), name, schema: SCHEMA, synonyms: SYNONYMS });

describe('the OpenSearch engine, queried', () => engineSuite(open));
describe('the OpenSearch engine, written to', () => writingSuite(open));

describe('the OpenSearch engine, shared', () => {
  it('answers from what another process has built', async () => {
    const [first, second] = [await open('ventora-shared'), await open('ventora-shared')];
    await first.rebuild(DOCUMENTS);
    expect((await second.search({ language: 'de' })).total).toBe(5);
    await first.close();
    await second.close();
  });

  it('is complete if several processes build it at once, and takes one index', async () => {
    const all = await Promise.all([1, 2, 3].map(() => open('ventora-together')));
    await Promise.all(all.map((engine) => engine.rebuild(DOCUMENTS)));
    for (const engine of all) {
      expect(
        (await engine.search({ language: 'de', text: 'Schraubenkompresor' })).items[0]?.document.id,
      ).toBe('r-15');
      expect((await engine.search({ language: 'de' })).total).toBe(5);
      await engine.close();
    }
  });
});

describe('the OpenSearch engine, judged', () => {
  /** How far it may fall behind the embedded engine: the two weigh the length of a text differently. */
  const MARGIN = 0.02;
  const folder = mkdtempSync(path.join(tmpdir(), 'judged-'));
  const settings = { schema: JUDGED_SCHEMA, synonyms: JUDGED_SYNONYMS };
  let judging: Judging;
  let engine: OpenSearchEngine;
  let embedded: EmbeddedEngine;
  let plain: PlainOpenSearch;
  beforeAll(async () => {
    judging = await Judging.open();
    engine = await OpenSearchEngine.open({ ...settings, cluster: cluster.client(), name: 'ventora-judged' });
    embedded = new EmbeddedEngine({ ...settings, folder });
    await Promise.all([engine, embedded].map((each) => each.rebuild(judging.documents)));
    plain = await PlainOpenSearch.fed(cluster.client(), judging.documents);
  });
  afterAll(async () => {
    await Promise.all([engine.close(), embedded.close(), judging.close()]);
    plain.close();
    rmSync(folder, { recursive: true });
  });

  it.each(JUDGED)('finds what visitors mean as well as the embedded engine does (%s)', async (language) => {
    const ours = await judging.measureAll(language, judging.by(embedded));
    const theirs = await judging.measureAll(language, judging.by(engine));
    const used = (operator: 'and' | 'or') =>
      judging.measureAll(language, (query) => plain.search(query, language, operator, DEPTH));
    const [every, any] = [await used('and'), await used('or')];
    const table = { embedded: ours, OpenSearch: theirs, 'direct, all words': every, 'direct, any word': any };
    const lines = Object.entries(table).map(([name, all]) => lineOf(language, name, all));
    process.stdout.write(`${lines.join('\n')}\n`);
    for (const of of ['ndcg', 'recall'] as const) {
      expect(mean(theirs, of)).toBeGreaterThanOrEqual(mean(ours, of) - MARGIN);
      expect(mean(theirs, of)).toBeGreaterThan(Math.max(mean(every, of), mean(any, of)));
    }
  });
});
