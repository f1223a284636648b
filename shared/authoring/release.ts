/** What a release does with a page or a fragment. */
export type ReleaseAction = 'change' | 'create' | 'remove';

/** How a page was changed outside a release since the release took it in. */
export interface ReleaseConflict {
  /** `gone`: it was deleted or moved; `made`: there is one now, at the place of a new one. */
  readonly kind: 'changed' | 'gone' | 'made';
  /** Who changed it, and when (ISO 8601), as far as it says. */
  readonly by?: string;
  readonly at?: string;
}

/** A page or fragment of a release. */
export interface ReleaseChange {
  /** Where visitors will see it, or see it now. */
  readonly path: string;
  /** Its copy in the release; undefined for what the release removes. */
  readonly copy?: string;
  readonly title: string;
  readonly action: ReleaseAction;
  /** Whether the copy differs from the page outside the release. */
  readonly isChanged: boolean;
  readonly conflict?: ReleaseConflict;
}

/** `failed`: it was due, and could not be published. */
export type ReleaseState = 'open' | 'scheduled' | 'failed' | 'published';

/** A named set of changes that are published, and taken back, as one. Times are ISO 8601. */
export interface ReleaseReport {
  /** `/content/launches/2026/11/26/spring` */
  readonly path: string;
  readonly title: string;
  readonly state: ReleaseState;
  readonly madeAt: string;
  readonly by: string;
  /** When it is, or was, due. */
  readonly due?: string;
  /** Why it was not published when it was due. */
  readonly failure?: string;
  readonly publishedAt?: string;
  readonly publishedBy?: string;
  readonly changes: readonly ReleaseChange[];
}
