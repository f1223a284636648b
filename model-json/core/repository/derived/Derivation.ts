import type { ResourceTree, Value } from '../Resource';

/** A page that is not stored: a copy of another with its own properties. */
export interface DerivedPage {
  readonly name: string;
  /** Path of the page that it copies. */
  readonly master: string;
  /** The properties that tell it from the others, available without the rest, to find one among thousands. */
  readonly key: Readonly<Record<string, string>>;
  /** Its own properties by the path of their node in the page: `jcr:content`, `jcr:content/cq:featuredimage`. */
  readonly own: Readonly<Record<string, Readonly<Record<string, Value>>>>;
}

/** The derived pages of one version of the stored content. */
export interface Derivation {
  /** Paths of the pages that have derived pages below them. */
  readonly roots: readonly string[];
  /** The derived children of a page, in addition to the stored ones; the page can itself be derived. */
  below(path: string): readonly DerivedPage[];
}

export type Derive = (stored: ResourceTree) => Derivation;
