import { isWithin } from '../../repository/path';
import type { PackageNode } from '../assembling/PackageNode';
import type { PackageContent } from '../read-packages';

/** Folders that belong to no site: a package that is about them is about what is in them. */
const SHARED = new Set([
  '/',
  '/conf',
  '/content',
  '/content/cq:tags',
  '/content/dam',
  '/content/experience-fragments',
  '/content/launches',
]);

/** Where a site keeps content. */
const KEPT = ['/content', '/conf'];

export interface Roots {
  /** Parts of the repository that are stored, none within another: `/content/site`. */
  readonly stored: readonly string[];
  /** Parts that a site's content has no place for, such as `/apps` and `/etc`. */
  readonly foreign: readonly string[];
}

/** The parts of the repository that packages are about. */
export function rootsOf({ tree, roots }: PackageContent): Roots {
  const all = new Set(roots.flatMap((root) => ownRoots(tree, root)));
  const outer = [...all].filter((root) => ![...all].some((other) => other !== root && isWithin(root, other)));
  const isKept = (root: string) => KEPT.some((folder) => isWithin(root, folder));
  return { stored: outer.filter(isKept).sort(), foreign: outer.filter((root) => !isKept(root)).sort() };
}

function ownRoots(tree: PackageNode, root: string): string[] {
  const node = tree.at(root);
  if (!node || !SHARED.has(root)) return node ? [root] : [];
  const children = [...node.children.values()].filter(({ name }) => name !== 'jcr:content');
  return children.flatMap(({ path }) => ownRoots(tree, path));
}
