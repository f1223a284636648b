import { createHash } from 'node:crypto';
import type { SearchDocument } from '../../search/SearchDocument';

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

  /** Whether the index lacks a document or has it as it was. */
  lacks(document: SearchDocument): boolean {
    return this.known.get(document.id) !== hashOf(document);
  }

  /** What the index has beside these. */
  beside(ids: { has(id: string): boolean }): string[] {
    return [...this.known.keys()].filter((id) => !ids.has(id));
  }
}

/** Most documents are compared after each change and change never. */
const hashes = new WeakMap<SearchDocument, string>();

function hashOf(document: SearchDocument): string {
  const hash = hashes.get(document) ?? createHash('sha1').update(JSON.stringify(document)).digest('base64');
  hashes.set(document, hash);
  return hash;
}
