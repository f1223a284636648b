import type { BinaryStore } from '../binaries/BinaryStore';
import type { Move, StoredChange, Upstream } from '../files/writing/Upstream';
import { messageOf } from '../../../../shared/checked/error-parts';
import { RARE_NAMESPACES } from '../namespaces/rare-namespaces';
import { type Davex } from './remote/Davex';
import { SlingAwayError } from './errors';
import { NodeTypes } from './remote/NodeTypes';
import { NodeWriter } from './writing/NodeWriter';
import { RecentChanges } from './following/RecentChanges';
import { RemotePages } from './remote/RemotePages';
import { SlingStore } from './writing/SlingStore';

/** What is known of a Sling that answers. */
export interface Connected {
  readonly types: NodeTypes;
  readonly writer: NodeWriter;
  readonly store: SlingStore;
}

/** The connection with a Sling. Without one, changes are refused. */
export class Link implements Upstream {
  readonly pages: RemotePages;
  readonly recent = new RecentChanges();
  private connected: Connected | undefined;
  private why: unknown = new Error('not connected yet');
  private doubt = new AbortController();

  constructor(
    readonly davex: Davex,
    private readonly binaries: BinaryStore | undefined,
  ) {
    this.pages = new RemotePages(davex);
  }

  /** Why changes are refused; undefined while they are not. */
  get refusal(): string | undefined {
    return this.connected ? undefined : messageOf(this.why);
  }

  /** Whether Sling answers, and can hold the content. Changes are refused until `accept`. */
  async connect(): Promise<Connected> {
    const types = await NodeTypes.read(this.davex);
    await this.davex.register(RARE_NAMESPACES);
    const writer = new NodeWriter(types, this.binaries);
    return { types, writer, store: new SlingStore(this.davex, this.pages, types, writer) };
  }

  /** Aborted when Sling went away before it answered a change: nobody knows whether that is stored. */
  get doubted(): AbortSignal {
    return this.doubt.signal;
  }

  /** Accepts changes from now on. */
  accept(connected: Connected): void {
    this.connected = connected;
  }

  /** Refuses changes until the next connection, which is tried with the next node. */
  lose(error: unknown): void {
    this.connected = undefined;
    this.davex.turn();
    this.why = error;
  }

  /** @throws SlingAwayError while changes are refused */
  mustBeConnected(): Connected {
    if (!this.connected) throw SlingAwayError.again(this.davex.workspace, this.why);
    return this.connected;
  }

  async store(changes: readonly StoredChange[], moves: readonly Move[] = []): Promise<void> {
    const { store } = this.mustBeConnected();
    try {
      await store.store(changes, moves);
    } catch (error) {
      if (error instanceof SlingAwayError) this.beginDoubt(error);
      throw error;
    }
    this.recent.add(changes);
  }

  /** Refuses changes until everything is compared again. */
  private beginDoubt(error: SlingAwayError): void {
    this.connected = undefined;
    this.why = error;
    this.doubt.abort();
    this.doubt = new AbortController();
  }
}
