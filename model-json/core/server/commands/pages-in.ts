import type { Draft } from '../../repository/Draft';
import { childOf } from '../../repository/path';

/** The pages of a draft at and below a path, parents first, in order. */
export function pagesIn(draft: Draft, path: string): string[] {
  const below = draft.childNames(path).filter((name) => name !== 'jcr:content');
  const isPage = draft.property(path, 'jcr:primaryType') === 'cq:Page';
  return [...(isPage ? [path] : []), ...below.flatMap((name) => pagesIn(draft, childOf(path, name)))];
}
