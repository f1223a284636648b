import type { PageDocument } from '../../documents/api/document-types';
import type { ShapeFacts } from './shapes/ShapeFacts';

export type CadType = 'step' | 'dxf' | 'dimensions' | 'glb';

/** A file made from a product's shape: CAD model, outline or dimension drawing. */
export interface CadDocument extends PageDocument {
  readonly type: CadType;
  readonly facts: ShapeFacts;
  /** In the reader's language. */
  readonly name: string;
  readonly kind?: string | undefined;
}
