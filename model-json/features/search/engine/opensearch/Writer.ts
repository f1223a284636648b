import { checkDocument } from '../check-document';
import type { SearchDocument, SearchSchema } from '../SearchDocument';
import { compoundsWith } from '../text/compounds-with';
import { allDocuments } from './all-documents';
import type { Cluster } from './Cluster';
import { Feeder } from './Feeder';
import { fill } from './fill';
import type { Generations } from './Generations';
import { keyOf, recordOf } from './record';
import { Vocabularies } from './Vocabularies';

/** An index, and its words. */
export interface Live {
  readonly index: string;
  readonly words: Vocabularies;
}

interface Stored {
  readonly docs: readonly { readonly _source?: { readonly document: SearchDocument } }[];
}

/** Ids per request. */
const PAGE = 1000;

/** Writes to the indexes behind an alias. */
export class Writer {
  constructor(
    private readonly cluster: Cluster,
    private readonly generations: Generations,
    private readonly schema: SearchSchema,
  ) {}

  /** Adds and removes documents in the index that answers. Each can be found, or no longer be found, when this resolves. */
  async change(put: readonly SearchDocument[], gone: readonly string[], { words }: Live): Promise<void> {
    const { alias } = this.generations;
    const before = await this.stored([...put.map(({ id }) => id), ...gone]);
    const fresh = words.expect(put);
    const feeder = new Feeder(this.cluster, alias, true);
    for (const document of put)
      await feeder.add(document.id, recordOf(document, words.in[document.language]));
    for (const id of gone) await feeder.add(id, undefined);
    await feeder.done();
    await this.splitAgain(fresh.get('de') ?? [], words);
    await words.renew([...before, ...put], this.cluster, alias);
  }

  /** Builds a new index and lets it answer; if another process is building it, waits and compares. */
  async rebuild(documents: Iterable<SearchDocument>, known: Live): Promise<Live> {
    const { cluster, generations, schema } = this;
    const old = await this.latest(known);
    const next = await generations.begin(old.index);
    if (next === undefined) {
      await generations.others(old.index);
      const live = await this.latest(old);
      return live === old ? this.rebuild(documents, old) : this.compare(documents, live);
    }
    try {
      const words = await fill(cluster, generations, next, documents, schema);
      await generations.choose(next, old.index);
      return { index: next, words };
    } catch (error) {
      await generations.discard(next).catch(() => undefined);
      throw error;
    }
  }

  /** The index that answers: another process may have built a new one. */
  async latest(known: Live): Promise<Live> {
    const index = await this.generations.current();
    if (index === undefined || index === known.index) return known;
    return { index, words: await Vocabularies.load(this.cluster, index, this.schema.terms) };
  }

  /** Writes what an index lacks and removes what it has too much. */
  private async compare(documents: Iterable<SearchDocument>, live: Live): Promise<Live> {
    const known = new Map<string, string>();
    for await (const document of allDocuments(this.cluster, this.generations.alias))
      known.set(document.id, keyOf(JSON.stringify(document)));
    let changed: SearchDocument[] = [];
    for (const document of documents) {
      checkDocument(document, this.schema);
      if (known.get(document.id) !== keyOf(JSON.stringify(document))) changed.push(document);
      known.delete(document.id);
      if (changed.length < PAGE) continue;
      await this.change(changed, [], live);
      changed = [];
    }
    await this.change(changed, [...known.keys()], live);
    return live;
  }

  private async stored(ids: readonly string[]): Promise<SearchDocument[]> {
    const all: SearchDocument[] = [];
    for (let from = 0; from < ids.length; from += PAGE) {
      const body = { ids: ids.slice(from, from + PAGE).map(keyOf) };
      const { docs } = await this.cluster.ask<Stored>('POST', `/${this.generations.alias}/_mget`, body);
      all.push(...docs.flatMap(({ _source }) => _source?.document ?? []));
    }
    return all;
  }

  /** Writes documents again that have compounds with a part that is a word only now. */
  private async splitAgain(fresh: readonly string[], words: Vocabularies): Promise<void> {
    const compounds = fresh.length > 0 ? compoundsWith(fresh, words.in.de) : [];
    if (compounds.length === 0) return;
    const { alias } = this.generations;
    const feeder = new Feeder(this.cluster, alias, true);
    for await (const document of allDocuments(this.cluster, alias, { terms: { 'words.de': compounds } }))
      await feeder.add(document.id, recordOf(document, words.in.de));
    await feeder.done();
  }
}
