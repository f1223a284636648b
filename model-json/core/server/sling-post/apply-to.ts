import { childOf } from '../../repository/path';
import type { Post } from './Post';
import { resolvePath } from './resolve-path';

/** The existing nodes listed in `:applyTo`; a star at the end means all children. Undefined without the parameter. */
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
