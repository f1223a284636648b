import type { Drawable } from './drawing/Drawing';
import type { Maker } from './Maker';

/** A file from which documents are drawn, without an address of its own. Documents with the same part share its file. */
export interface DocumentPart {
  readonly maker: Maker;
  /** What its maker draws. */
  readonly drawable: Drawable;
  /** What its bytes depend on. */
  readonly identity: object;
}
