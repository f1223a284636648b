import type { ResourceTree, Value } from '../Resource';

/** A page that is stored nowhere: a copy of another with properties of its own. */
export interface DerivedPage {
  readonly name: string;
  /** Path of the page that it copies. */
  readonly master: string;
  /** Those of its own that tell it from the others: made without the rest, for a search of one among thousands. */
  readonly key: Readonly<Record<string, string>>;
  /** Its own properties by the path of their node in the page: `jcr:content`, `jcr:content/cq:featuredimage`. */
  readonly own: Readonly<Record<string, Readonly<Record<string, Value>>>>;
}

/** The derived pages of one version of the stored content. */
export interface Derivation {
  /** Paths of the pages below which derived pages stand. */
  readonly roots: readonly string[];
  /** What stands below a page beside what is stored there; the page may be a derived one. */
  below(path: string): readonly DerivedPage[];
}

export type Derive = (stored: ResourceTree) => Derivation;
