/** What authors look for. */
export interface TextSearch {
  readonly text: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

/** A match in its sentence, without markup. */
export interface TextMatch {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** A text with matches: a property of a component, a page or a fragment. */
export interface FoundText {
  /** The node that stores it. */
  readonly node: string;
  readonly property: string;
  /** Its place, if the property has several texts. */
  readonly index?: number;
  /** The component, or the `jcr:content` of the page, and the field of its dialog. */
  readonly path: string;
  readonly field: string;
  /** Title of the component; of a fragment, its variation. */
  readonly component: string;
  /** The component's resource type; that of a page is its page component's. */
  readonly type?: string;
  /** A name of the text as it was searched: what is replaced later is this text only. */
  readonly state: string;
  /** Why it cannot be replaced; undefined if it can. */
  readonly refusal?: string;
  readonly matches: readonly TextMatch[];
}

/** A page, an experience fragment or a content fragment with matches. */
export interface FoundPage {
  readonly path: string;
  readonly title: string;
  readonly kind: 'page' | 'experience-fragment' | 'content-fragment';
  readonly texts: readonly FoundText[];
}

/** A part of the results, in the order of the site. */
export interface FoundTexts {
  readonly pages: readonly FoundPage[];
  /** Pages and fragments that were searched for this part. */
  readonly searched: number;
  /** Asks for the next part (`from`); undefined if this is the last. */
  readonly next?: string;
}

/** A text in which matches are to be replaced. */
export interface TickedText extends Pick<FoundText, 'node' | 'property' | 'index' | 'state'> {
  /** The numbers of the matches, from 0. */
  readonly matches: readonly number[];
}

/** A page that was not changed, and why. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
  readonly reason: string;
}

export interface NamedPage {
  readonly path: string;
  readonly title: string;
}

/** A replacement that was made. Times are ISO 8601. */
export interface ReplacementReport extends TextSearch {
  readonly id: number;
  /** The part of the site that was searched. */
  readonly path: string;
  readonly replacement: string;
  readonly by: string;
  readonly at: string;
  /** The number of matches that were replaced. */
  readonly count: number;
  /** Those that are as replaced: what was taken back is left out. */
  readonly pages: readonly NamedPage[];
  /** Who took it back, or a part of it. */
  readonly undone?: { readonly by: string; readonly at: string };
}

/** What a replacement changed. Some hundred pages take several posts, which are one replacement. */
export interface Replaced {
  /** Undefined if nothing was changed. */
  readonly replacement?: ReplacementReport;
  readonly changed: readonly NamedPage[];
  readonly kept: readonly KeptPage[];
}

/** What was taken back. */
export interface Undone extends Replaced {
  /** Asks for the part before; undefined if this was the first. */
  readonly next?: number;
}
