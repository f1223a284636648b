import { childOf, nameOf, parentOf } from '../../repository/path';
import type { ContentProperty } from './content-properties';
import { setTypes, typesOfNew } from './node-types';
import type { Post } from './Post';

/** Creates a node and its missing ancestors, each with the types that the post sets; an existing one gets them, too. */
export function makeNodes(post: Post, path: string, properties: ReadonlyMap<string, ContentProperty>): void {
  const { draft, changes, versions } = post;
  const missing: string[] = [];
  let at = path;
  for (; !draft.has(at) && at !== '/'; at = parentOf(at)) missing.unshift(nameOf(at));
  if (draft.has(at)) setTypes(post, properties, at);
  if (missing.length > 0) versions.touchParent(at);
  for (const name of missing) {
    const parentType = draft.property(at, 'jcr:primaryType');
    at = childOf(at, name);
    draft.create(at, typesOfNew(properties, at, parentType));
    changes.push({ type: 'created', argument: at });
    versions.follow(at, true);
  }
}
