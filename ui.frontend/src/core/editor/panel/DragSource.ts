import type { Section } from '../../../../../shared/authoring/section';
import type { Insertable } from '../selection/actions/create-actions';

/** A picture or document from the DAM. */
export interface Asset {
  readonly path: string;
  readonly title: string;
  readonly mimeType: string;
}

/** What the author is dragging. */
export type DragSource =
  | { readonly kind: 'component'; readonly component: Insertable }
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'asset'; readonly asset: Asset }
  | { readonly kind: 'items'; readonly paths: readonly string[] };
