import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';

/** What author remembers of a node while it cannot be reached, or author is restarted. */
export interface NodeState {
  /** The last position that the node has confirmed; 0 if it has confirmed none. */
  readonly at: number;
  /** Changes up to this position are not sent: the queue was cleared. */
  readonly clearedTo: number;
  /** Whether a person has asked for the node to be mended by comparing all of it. */
  readonly isToMend: boolean;
  /** Up to which position the caches in front of the node have been purged. */
  readonly purgedTo: number;
}

const NEW: NodeState = { at: 0, clearedTo: 0, isToMend: false, purgedTo: 0 };

/** The states of all nodes on disk, by their addresses. */
export class NodeStates {
  private readonly database: Database.Database;

  /** @param feed the id of the feed: what is known of positions of another feed means nothing */
  constructor(
    file: string,
    private readonly feed: string,
  ) {
    mkdirSync(dirname(file), { recursive: true });
    this.database = new Database(file);
    this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    this.database.exec(
      'CREATE TABLE IF NOT EXISTS node (url TEXT PRIMARY KEY, state TEXT NOT NULL) WITHOUT ROWID',
    );
  }

  get(url: string): NodeState {
    const row = this.database.prepare('SELECT state FROM node WHERE url = ?').get(url) as
      | { readonly state: string }
      | undefined;
    const known = row && (JSON.parse(row.state) as Partial<NodeState> & { readonly feed?: string });
    return known?.feed === this.feed ? { ...NEW, ...known } : NEW;
  }

  set(url: string, change: Partial<NodeState>): void {
    const state = JSON.stringify({ ...this.get(url), ...change, feed: this.feed });
    this.database.prepare('INSERT OR REPLACE INTO node VALUES (?, ?)').run(url, state);
  }

  close(): void {
    this.database.close();
  }
}
