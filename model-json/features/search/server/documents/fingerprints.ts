import { createHash } from 'node:crypto';
import type { Language, SearchDocument } from '../../engine/SearchDocument';

interface Fingerprint {
  readonly language: Language;
  readonly hash: string;
}

/** Which documents an index holds, each with a hash of what it says. */
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

  /** Whether the index lacks a document or has it as it was. */
  lacks(document: SearchDocument): boolean {
    return this.known.get(document.id)?.hash !== hashOf(document);
  }

  /** What the index has of some languages. */
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
