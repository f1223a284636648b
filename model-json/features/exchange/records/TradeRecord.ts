import type { ConnectionPoint, FlowPoint } from '../../catalogue/api/trade';
import type { Figure } from '../../catalogue/api/figures';

/** A document of a product, in the language nearest to its reader's. */
export interface RecordDocument {
  /** `data-sheet`, `manual`, …; empty if an author gave none. */
  readonly type: string;
  readonly title: string;
  /** Without the origin. */
  readonly url: string;
  /** `pdf` */
  readonly extension: string;
  /** ISO 639-1 */
  readonly language: string;
  readonly revision: string;
}

/** Everything that can be told of something to order, in the words of one site and as its country sells it. */
export interface TradeRecord {
  readonly sku: string;
  readonly gtin: string | undefined;
  /** The product's name; with that of the version, if there are several. */
  readonly name: string;
  readonly kind: string;
  /** Path of the family's tag, `screw/fixed-speed`. */
  readonly family: string;
  readonly familyName: string;
  readonly description: string;
  /** UNSPSC, provisional. */
  readonly unspsc: string | undefined;
  /** Of the last change, ISO 8601. */
  readonly modified: string;
  /** The product's page, without the origin; undefined if the site has none. */
  readonly page: string | undefined;
  /** Pictures, without the origin. */
  readonly pictures: readonly string[];
  readonly documents: readonly RecordDocument[];
  readonly certificates: readonly string[];
  readonly accessories: readonly string[];
  readonly spareParts: readonly string[];
  readonly figures: readonly Figure[];
  readonly connections: readonly ConnectionPoint[];
  readonly flowCurve: readonly FlowPoint[];
}
