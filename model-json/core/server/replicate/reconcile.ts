import { storedOf } from '../../repository/derived/stored-of';
import { nodeName } from '../../repository/files/mount';
import { isWithin } from '../../repository/path';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';
import type { Trees } from './apply-steps';
import { publishedWithin, topmost } from './published';

/** More than this share of what visitors see is not taken away without being asked: author's content may be incomplete. */
const MAX_SHARE = 0.1;
const FEW = 20;

/** What the comparison of both trees found. */
export interface Reconciled {
  /** Pages and assets that visitors see although author has deleted, moved or unpublished them; each with all below it. */
  readonly ghosts: readonly string[];
  /** Whether they are more than may be taken from visitors without being asked. */
  readonly areTooMany: boolean;
}

/** Compares what visitors see with author's content. A page that author has, but cannot read, stays live. */
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

/** Labels of files are relative to their mount: that is the root, or the assets'. */
const unreadablePaths = (author: Repository): string[] =>
  author.problems().flatMap(({ file }) => {
    const path = nodeName(`/${file.replace(/\.json$/, '')}`);
    return [path, `/content/dam${path}`];
  });
