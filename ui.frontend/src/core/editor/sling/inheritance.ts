import { addressOf, type SlingClient } from './SlingClient';
import { SlingError } from './SlingError';

/** What an inheriting node has of its own. */
export interface InheritedNode {
  /** Names of its own properties; true: all are its own. */
  readonly own: true | readonly string[];
  /** Whether its children are its own too. */
  readonly ownChildren: boolean;
}

/** What a page inherits (`<page>.inheritance.json`). */
export interface Inheritance {
  /** The source page; null if the page is not a live copy. */
  readonly follows: { readonly path: string; readonly title: string } | null;
  /** All stored source pages, nearest first. */
  readonly masters: readonly string[];
  /** False for a page without content of its own: it is published together with its source. */
  readonly isStored: boolean;
  /** Inheriting nodes by path; all others are the page's own. */
  readonly nodes: Readonly<Record<string, InheritedNode>>;
}

/** A page that is not a live copy. */
export const noInheritance: Inheritance = { follows: null, masters: [], isStored: true, nodes: {} };

/** A server without this endpoint has no live copies. */
export async function readInheritance(sling: SlingClient, pagePath: string): Promise<Inheritance> {
  try {
    return await sling.json<Inheritance>(`${addressOf(pagePath)}.inheritance.json`);
  } catch (error) {
    if (error instanceof SlingError && error.status >= 400 && error.status < 500) return noInheritance;
    throw error;
  }
}
