import type { Insertable } from '../selection/actions/create-actions';

/** A picture or document of the DAM. */
export interface Asset {
  readonly path: string;
  readonly title: string;
  readonly mimeType: string;
}

/** What an author drags. */
export type DragSource =
  | { readonly kind: 'component'; readonly component: Insertable }
  | { readonly kind: 'asset'; readonly asset: Asset }
  | { readonly kind: 'items'; readonly paths: readonly string[] };
