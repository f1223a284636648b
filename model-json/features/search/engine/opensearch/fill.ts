import { setImmediate } from 'node:timers/promises';
import { checkDocument } from '../check-document';
import type { SearchDocument, SearchSchema } from '../SearchDocument';
import { allDocuments } from './all-documents';
import { WRITING, type Cluster } from './Cluster';
import { Feeder } from './Feeder';
import type { Generations } from './Generations';
import { recordOf } from './record';
import { Vocabularies } from './Vocabularies';

/** Milliseconds before yielding to the event loop: no search waits longer. */
const SLICE_MS = 8;

/**
 * Fills a new index. German documents are written twice: compounds can be split only when all words are known.
 * @returns the words of the index
 */
export async function fill(
  cluster: Cluster,
  { building }: Generations,
  index: string,
  documents: Iterable<SearchDocument>,
  schema: SearchSchema,
): Promise<Vocabularies> {
  const expected = new Vocabularies(schema.terms);
  const giveWay = slices();
  const feeder = new Feeder(cluster, building);
  for (const document of documents) {
    checkDocument(document, schema);
    expected.expect([document]);
    await feeder.add(document.id, recordOf(document, expected.in[document.language]));
    await giveWay();
  }
  await feeder.done();
  await cluster.ask('POST', `/${index}/_refresh`, undefined, WRITING);
  const known = await Vocabularies.load(cluster, index, schema.terms);
  const again = new Feeder(cluster, building);
  for await (const document of allDocuments(cluster, index, { term: { language: 'de' } })) {
    await again.add(document.id, recordOf(document, known.in.de));
    await giveWay();
  }
  await again.done();
  return known;
}

function slices(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
