import type { Figure } from '../../catalogue/api/figures';
import type { PageDocument } from '../../documents/api/document-types';
import type { Elevation } from '../elevation/Elevation';

/** A configuration on paper. */
export interface Specification extends PageDocument {
  readonly type: 'specification';
  readonly name: string;
  readonly kind: string | undefined;
  /** The machine's order number. */
  readonly sku: string;
  /** Public address of the configuration, without the origin. */
  readonly configuration: string;
  /** Each with its question. */
  readonly options: readonly string[];
  /** The machine first. */
  readonly parts: readonly { readonly sku: string; readonly name: string; readonly note: string }[];
  readonly figures: readonly Figure[];
  readonly elevation: Elevation | undefined;
  /** What stands in the picture, along the way of the air. */
  readonly shows: readonly string[];
}
