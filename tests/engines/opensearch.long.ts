import { DOCUMENTS, SCHEMA, SYNONYMS } from '../../model-json/features/search/engine/contract/documents';
import { engineSuite } from '../../model-json/features/search/engine/contract/engine-suite';
import { writingSuite } from '../../model-json/features/search/engine/contract/writing-suite';
import { OpenSearchEngine } from '../../model-json/features/search/engine/opensearch/OpenSearchEngine';
import { OpenSearchCluster } from './opensearch/OpenSearchCluster';

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
