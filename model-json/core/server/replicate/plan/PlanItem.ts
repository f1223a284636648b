/** What an item of a plan is. */
export type PlanKind = 'page' | 'asset' | 'fragment' | 'model' | 'tag' | 'template' | 'policies';

/**
 * Why it is in the plan: asked for; an unpublished page above, without which visitors could not find it; a page below;
 * content that a page uses; content that is used only below; a page that a live copy follows; a live copy.
 */
export type PlanReason = 'asked' | 'above' | 'below' | 'used' | 'usedBelow' | 'followed' | 'copy';

/** What visitors see of it: nothing yet, an earlier state, or what authors see. */
export type PlanState = 'new' | 'changed' | 'published';

/** Something that can be published or unpublished along with a page. */
export interface PlanItem {
  readonly path: string;
  readonly title: string;
  readonly kind: PlanKind;
  readonly reason: PlanReason;
  /** Of a live copy: what visitors of that copy see. */
  readonly state: PlanState;
  /** ISO 8601; null if unknown. */
  readonly publishedAt: string | null;
  /** Unpublished items of the plan without which it cannot be published. */
  readonly needs: readonly string[];
  /** Of a page without content of its own: the page that it goes along with. */
  readonly goesWith?: string;
}
