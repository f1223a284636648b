import { childOf } from '../../repository/path';
import type { Post } from './Post';
import { resolvePath } from './resolve-path';

/** The nodes that `:applyTo` names, those that are there; a star at the end means all children. Undefined without it. */
export function applyTo({ draft, parameters, target }: Post): string[] | undefined {
  const names = parameters.all(':applyTo');
  if (!names) return undefined;
  const paths = names.flatMap((name) => {
    if (!/(?:^|\/)\*$/.test(name)) return [resolvePath(target.path, name)];
    const parent = resolvePath(target.path, name.slice(0, -1));
    return draft.childNames(parent).map((child) => childOf(parent, child));
  });
  return [...new Set(paths)].filter((path) => draft.has(path));
}
