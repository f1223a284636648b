import { createHash } from 'node:crypto';
import type { SearchDocument } from '../../search/SearchDocument';

/** What an index lacks, and what it has too much. */
export interface Difference {
  readonly changed: readonly SearchDocument[];
  readonly gone: readonly string[];
}

/** Which documents an index holds, each with a hash of what it says. */
export class Fingerprints {
  private readonly known = new Map<string, string>();

  get size(): number {
    return this.known.size;
  }

  add(document: SearchDocument): void {
    this.known.set(document.id, hashOf(document));
  }

  remove(id: string): void {
    this.known.delete(id);
  }

  /** What is to be written so that the index holds these documents and no others. */
  differenceTo(wanted: ReadonlyMap<string, SearchDocument>): Difference {
    return {
      changed: [...wanted.values()].filter((document) => this.known.get(document.id) !== hashOf(document)),
      gone: [...this.known.keys()].filter((id) => !wanted.has(id)),
    };
  }
}

const hashOf = (document: SearchDocument): string =>
  createHash('sha1').update(JSON.stringify(document)).digest('base64');
