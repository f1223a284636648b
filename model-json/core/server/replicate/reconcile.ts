import { storedOf } from '../../repository/derived/stored-of';
import { nodeName } from '../../repository/files/mount';
import { isWithin } from '../../repository/path';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';
import type { Trees } from './apply-steps';
import { publishedWithin, topmost } from './published';

/**
 * Above this share of the published content, nothing is removed without confirmation: author's content may be
 * incomplete.
 */
const MAX_SHARE = 0.1;
const FEW = 20;

/** The result of comparing both trees. */
export interface Reconciled {
  /** Published pages and assets that author has deleted, moved or unpublished; each with everything below it. */
  readonly ghosts: readonly string[];
  /** Whether there are too many to remove without confirmation. */
  readonly areTooMany: boolean;
}

/** Compares publish with author. A page that exists on author but is unreadable stays published. */
export function reconcile({ author, publish }: Trees): Reconciled {
  const live = publishedWithin(publish, '/content');
  const unreadable = unreadablePaths(author);
  const ghosts = live
    .filter(({ path }) => !unreadable.some((broken) => isWithin(path, broken)))
    .filter(({ path }) => isGhost(author.get(path)))
    .map(({ path }) => path);
  return {
    ghosts: topmost(ghosts),
    areTooMany: ghosts.length > Math.max(FEW, live.length * MAX_SHARE),
  };
}

function isGhost(page: Resource | undefined): boolean {
  const stored = page && storedOf(page);
  return (
    !stored || stored.children.get('jcr:content')?.properties['cq:lastReplicationAction'] === 'Deactivate'
  );
}

/** Labels of files are relative to their mount: the root or the assets' folder. */
const unreadablePaths = (author: Repository): string[] =>
  author.problems().flatMap(({ file }) => {
    const path = nodeName(`/${file.replace(/\.json$/, '')}`);
    return [path, `/content/dam${path}`];
  });
