import { addressOf, type SlingClient } from './SlingClient';
import { SlingError } from './SlingError';

/** What a node that follows another has of its own. */
export interface InheritedNode {
  /** Its own properties by name; true: all are its own. */
  readonly own: true | readonly string[];
  /** Whether what stands in it is its own, too. */
  readonly ownChildren: boolean;
}

/** What a page has from another (`<page>.inheritance.json`). */
export interface Inheritance {
  /** The page that it follows; null for a page that follows none. */
  readonly follows: { readonly path: string; readonly title: string } | null;
  /** All stored pages whose content it shows, nearest first. */
  readonly masters: readonly string[];
  /** False for a page that follows in all: visitors see it as they see that one. */
  readonly isStored: boolean;
  /** The nodes that follow, by path; all else is the page's own. */
  readonly nodes: Readonly<Record<string, InheritedNode>>;
}

/** A page that follows no other. */
export const followsNone: Inheritance = { follows: null, masters: [], isStored: true, nodes: {} };

/** A server that does not know of it has no such pages. */
export async function readInheritance(sling: SlingClient, pagePath: string): Promise<Inheritance> {
  try {
    return await sling.json<Inheritance>(`${addressOf(pagePath)}.inheritance.json`);
  } catch (error) {
    if (error instanceof SlingError && error.status >= 400 && error.status < 500) return followsNone;
    throw error;
  }
}
