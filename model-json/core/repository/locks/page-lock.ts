import type { Draft } from '../Draft';
import { childOf } from '../path';
import type { Resource } from '../Resource';

const CONTENT = 'jcr:content';
const LOCK = /^jcr:lock(?:Owner|IsDeep)$/;

/** Content, stored or in a draft. */
export type Nodes = Pick<Draft, 'property' | 'childNames'>;

/** Whether a property is about who has locked its page: no content, and no copy or version has it. */
export const isLock = (name: string): boolean => LOCK.test(name);

/** The page in whose content a node is; for any other path the path itself, as it may be a page. */
export function lockedWith(path: string): string {
  const at = `${path}/`.indexOf(`/${CONTENT}/`);
  return at < 0 ? path : path.slice(0, at);
}

/** Who has locked a page: `jcr:lockOwner` of its content, as in JCR; undefined if nobody has. */
export function lockOwnerIn(nodes: Nodes, page: string): string | undefined {
  const owner = nodes.property(childOf(page, CONTENT), 'jcr:lockOwner');
  return typeof owner === 'string' && owner !== '' ? owner : undefined;
}

/** The same for a page that is there. */
export function lockOwnerOf(page: Resource | undefined): string | undefined {
  const owner = page?.children.get(CONTENT)?.properties['jcr:lockOwner'];
  return typeof owner === 'string' && owner !== '' ? owner : undefined;
}

/** A path and all below it that may be pages: nothing in a page's content is one. */
export function* pagesWithin(nodes: Nodes, path: string): Generator<string> {
  yield path;
  for (const name of nodes.childNames(path))
    if (name !== CONTENT) yield* pagesWithin(nodes, childOf(path, name));
}

/** Unlocks the pages at and below a path. */
export function unlockWithin(draft: Draft, path: string): void {
  for (const page of pagesWithin(draft, path)) {
    const content = childOf(page, CONTENT);
    for (const name of Object.keys(draft.properties(content) ?? {}))
      if (isLock(name)) draft.setProperty(content, name, undefined);
  }
}
