import type { PageDocument } from '../PageDocument';

/** The input for drawing a document: its content, and the files that the content references. */
export interface Drawing<D extends PageDocument = PageDocument> {
  readonly document: D;
  /** The origin of addresses, `https://www.example.com`. */
  readonly origin: string;
  /** Path of an asset → absolute path of a JPEG at print size. */
  readonly pictures: Readonly<Record<string, string>>;
}
