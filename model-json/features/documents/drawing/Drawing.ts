import type { PageDocument } from '../PageDocument';

/** What a thread draws, by its kind: a document, or a part of one. */
export interface Drawable {
  readonly type: string;
}

/** The input for drawing a document: its content, and the files that the content references. */
export interface Drawing<D extends Drawable = PageDocument> {
  readonly document: D;
  /** The origin of addresses, `https://www.example.com`. */
  readonly origin: string;
  /** Path of an asset → absolute path of a JPEG at print size. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Kind of a part → absolute path of its file, without those that could not be made. */
  readonly parts?: Readonly<Record<string, string>>;
}
