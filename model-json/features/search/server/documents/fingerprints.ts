import { createHash } from 'node:crypto';
import type { Language, SearchDocument } from '../../engine/SearchDocument';

interface Fingerprint {
  readonly language: Language;
  readonly hash: string;
}

/** The documents of an index, each with a hash of its content. */
export class Fingerprints {
  private readonly known = new Map<string, Fingerprint>();

  get size(): number {
    return this.known.size;
  }

  add(document: SearchDocument): void {
    this.known.set(document.id, { language: document.language, hash: hashOf(document) });
  }

  remove(id: string): void {
    this.known.delete(id);
  }

  /** Whether the document is missing from the index or outdated in it. */
  lacks(document: SearchDocument): boolean {
    return this.known.get(document.id)?.hash !== hashOf(document);
  }

  /** What the index contains of some languages. */
  *of(languages: ReadonlySet<Language>): Generator<string> {
    if (languages.size === 0) return;
    for (const [id, { language }] of this.known) if (languages.has(language)) yield id;
  }

  has(id: string): boolean {
    return this.known.has(id);
  }
}

const hashOf = (document: SearchDocument): string =>
  createHash('sha1').update(JSON.stringify(document)).digest('base64');
