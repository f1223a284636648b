import { isVersionable, checkIn } from '../../../repository/versions/versionable';
import { thaw } from '../../../repository/versions/frozen-node';
import { HttpError } from '../../http/http-error';
import { applyTo } from '../apply-to';
import type { Operation, Post } from '../Post';

/** `:operation=checkin`: makes a version and protects the node from changes. */
export const checkin: Operation = (post) => {
  for (const path of versionables(post)) post.versions.checkIn(path);
};

/** `:operation=checkout`: allows changes of a checked-in node. */
export const checkout: Operation = (post) => {
  for (const path of versionables(post)) post.versions.checkOut(path);
};

/** `:operation=restore`: gives a node the content of the version in `:version`, and checks it in. */
export const restore: Operation = (post) => {
  const name = post.parameters.get(':version');
  if (!name) throw new HttpError(422, 'The version to restore is missing; send :version');
  for (const path of versionables(post)) {
    const id = String(post.stored.property(path, 'jcr:uuid'));
    const version = post.versions.store.files.read(id, name);
    if (!version) throw new HttpError(422, `${path} has no version ${name}`);
    thaw(post.stored, path, version.node);
    checkIn(post.stored, path, version.id);
    post.changes.push({ type: 'restore', argument: path });
  }
};

/** The nodes of the post, or those in `:applyTo`. */
function versionables(post: Post): string[] {
  const { draft, target } = post;
  const paths = applyTo(post);
  if (!paths && !draft.has(target.path)) throw new HttpError(404, `There is nothing at ${target.path}`);
  for (const path of paths ?? [target.path])
    if (!isVersionable(draft.properties(path)))
      throw new HttpError(409, `${path} has no versions; add mix:versionable to its jcr:mixinTypes`);
  return paths ?? [target.path];
}
