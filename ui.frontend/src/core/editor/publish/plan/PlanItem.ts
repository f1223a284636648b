/** Why something is listed: see `PlanReason` of the server. */
export type Reason = 'asked' | 'above' | 'below' | 'used' | 'usedBelow' | 'followed' | 'copy';

export type Kind = 'page' | 'asset' | 'fragment' | 'model' | 'tag' | 'template' | 'policies';

/** Something that can be published or unpublished along with pages. */
export interface PlanItem {
  readonly path: string;
  readonly title: string;
  readonly type: Kind;
  readonly reason: Reason;
  readonly published: boolean;
  /** Whether visitors see an earlier state; of a live copy, the visitors of that copy. */
  readonly outdated: boolean;
  /** Unpublished items without which it cannot be published. */
  readonly needs: readonly string[];
  /** Of a page without content of its own: the page that it goes along with. */
  readonly goesWith?: string;
}

export interface Plan {
  readonly items: readonly PlanItem[];
  /** Pages that link to what is unpublished. */
  readonly links: readonly { readonly path: string; readonly title: string }[];
}

export type Action = 'Activate' | 'Deactivate';

export type ItemState = 'new' | 'changed' | 'published';

export const stateOfItem = ({ published, outdated }: PlanItem): ItemState =>
  published ? (outdated ? 'changed' : 'published') : 'new';

/** Whether an author can tick it: what has no content of its own, or is below an unpublished page, goes along by itself. */
export const isTickable = (item: PlanItem, action: Action): boolean =>
  item.goesWith === undefined && !(action === 'Deactivate' && item.reason === 'below');
