import type { PageDocument } from '../PageDocument';

/** What a document is drawn from: its content, and the files that content names. */
export interface Drawing<D extends PageDocument = PageDocument> {
  readonly document: D;
  /** What addresses begin with, `https://www.example.com`. */
  readonly origin: string;
  /** Path of an asset → absolute path of a JPEG in the size that paper needs. */
  readonly pictures: Readonly<Record<string, string>>;
}
