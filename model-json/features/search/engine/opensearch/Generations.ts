import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './Cluster';
import { WRITING } from './Cluster';
import { OpenSearchError } from './OpenSearchError';
import template from './template.json';

const POLL_MS = 1000;
/** A rebuild by another process that wrote nothing for so long has died. */
const STALL_MS = 60_000;

interface Stats {
  readonly _all: { readonly primaries: { readonly indexing: { readonly index_total: number } } };
}

/**
 * The indexes behind an alias, numbered: one that answers, and the next one while it is built. The number is what several
 * processes agree by: only one of them can create the next index.
 */
export class Generations {
  /** The alias that is searched. Its name has the template's version: another version has indexes of its own. */
  readonly alias: string;
  /** The alias that a rebuild writes to. */
  readonly building: string;

  constructor(
    private readonly cluster: Cluster,
    name: string,
  ) {
    this.alias = `${name}-v${template.version}`;
    this.building = `${this.alias}-building`;
  }

  /** Sees to the template and an index. @returns the index that answers */
  async prepare(): Promise<string> {
    await this.cluster.ask('PUT', `/_index_template/${this.alias}`, {
      ...template,
      index_patterns: [this.pattern],
    });
    const known = await this.current();
    if (known !== undefined) return known;
    const first = this.named(1);
    await this.create(first, this.alias);
    return first;
  }

  /** The index that answers; undefined if there is none. */
  async current(): Promise<string | undefined> {
    try {
      const found: object = await this.cluster.ask('GET', `/${this.pattern}/_alias/${this.alias}`);
      return Object.keys(found).sort().at(-1);
    } catch (error) {
      if (error instanceof OpenSearchError && error.status === 404) return undefined;
      throw error;
    }
  }

  /** Creates the index after another one. @returns undefined if another process is building it */
  async begin(after: string): Promise<string | undefined> {
    const next = this.next(after);
    return (await this.create(next, this.building)) ? next : undefined;
  }

  /** Lets an index answer and deletes the one that did, in one step. */
  async choose(next: string, old: string): Promise<void> {
    const { alias, building } = this;
    const actions = [
      { remove: { index: next, alias: building } },
      { add: { index: next, alias } },
      { remove_index: { index: old } },
    ];
    await this.cluster.ask('POST', `/${next}/_refresh`, undefined, WRITING);
    try {
      await this.cluster.ask('POST', '/_aliases', { actions }, WRITING);
    } catch (error) {
      // A request that is sent again after its answer was lost has nothing left to do.
      if ((await this.current()) !== next) throw error;
    }
  }

  /** Deletes an index, unless it answers. */
  async discard(index: string): Promise<void> {
    if ((await this.current()) === index) return;
    await this.cluster.ask('DELETE', `/${index}?ignore_unavailable=true`, undefined, WRITING);
  }

  /** Waits until another process has built the index after this one, or deletes it if that process has died. */
  async others(after: string): Promise<void> {
    const next = this.next(after);
    let last = -1;
    let since = performance.now();
    while ((await this.current()) === after) {
      const total = await this.written(next);
      if (total === undefined) return;
      if (total !== last) since = performance.now();
      last = total;
      if (performance.now() - since > STALL_MS) return this.discard(next);
      await sleep(POLL_MS);
    }
  }

  private async written(index: string): Promise<number | undefined> {
    try {
      const { _all } = await this.cluster.ask<Stats>('GET', `/${index}/_stats/indexing`);
      return _all.primaries.indexing.index_total;
    } catch (error) {
      if (error instanceof OpenSearchError && error.status === 404) return undefined;
      throw error;
    }
  }

  /** @returns whether it is ours: another process may have created it */
  private async create(index: string, alias: string): Promise<boolean> {
    try {
      await this.cluster.ask('PUT', `/${index}`, { aliases: { [alias]: {} } }, WRITING);
      return true;
    } catch (error) {
      if (error instanceof OpenSearchError && error.type === 'resource_already_exists_exception')
        return false;
      throw error;
    }
  }

  /** Its indexes: a user may be allowed to see no others. */
  private get pattern(): string {
    return `${this.alias}-0*`;
  }

  private next(after: string): string {
    return this.named(Number(after.slice(this.alias.length + 1)) + 1);
  }

  private named(number: number): string {
    return `${this.alias}-${String(number).padStart(6, '0')}`;
  }
}
