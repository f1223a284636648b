import type { FilesDraft } from '../../files/writing/FilesDraft';
import type { StoredChange } from '../../files/writing/Upstream';
import type { NodeJson } from '../../node-json';
import { printNode } from '../../parse-node';
import { nodeOf } from '../remote/davex-node';
import type { Link } from '../Link';
import { merged, type TypesOf } from './merged';

/**
 * The recent changes that Sling no longer has: it shows a page as it was before one of them. A page that is neither as
 * before nor as after was changed by others, who have the last word.
 */
export async function lostChanges(
  draft: FilesDraft,
  { recent, pages }: Pick<Link, 'recent' | 'pages'>,
  types: TypesOf,
): Promise<StoredChange[]> {
  const lost: StoredChange[] = [];
  for (const [path, changes] of recent.byPage()) {
    const after = draft.files.stored(path);
    const raw = await pages.read(path, after ?? changes.at(-1)?.before);
    const found = raw && nodeOf(raw);
    const isLike = (node: NodeJson | undefined): boolean => {
      if (!node || !found) return node === found;
      return printNode(merged(found, node, types)) === printNode(node);
    };
    if (isLike(after)) continue;
    const earlier = changes.find(({ before }) => isLike(before));
    if (earlier) lost.push({ path, before: earlier.before, after });
  }
  return lost;
}
