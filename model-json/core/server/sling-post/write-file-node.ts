import { randomUUID } from 'node:crypto';
import { referenceTo } from '../../repository/binaries/Binary';
import { mimeTypeOf } from '../../repository/files/reading/mime-type';
import type { NodeJson } from '../../repository/node-json';
import { childOf, nameOf, parentOf } from '../../repository/path';
import { HttpError } from '../http/http-error';
import type { ContentProperty } from './content-properties';
import type { Upload } from './Parameters';
import { userNow } from '../accounts/Actor';
import { storedDate, type Post } from './Post';

/**
 * Writes uploaded files as Sling does: an `nt:file` with its `nt:resource`, if the name has an extension or
 * `@TypeHint=nt:file` asks for it; otherwise the `nt:resource` alone.
 *
 * @param makeParent ensures that the parent exists
 */
export function writeFileNode(
  post: Post,
  property: ContentProperty,
  uploads: readonly Upload[],
  makeParent: (path: string) => void,
): void {
  const { path, type } = property;
  makeParent(parentOf(path));
  const isFile = type === 'nt:file' || nameOf(path).indexOf('.') > 0;
  const resource = isFile ? childOf(path, 'jcr:content') : path;
  if (isFile) ensure(post, path, { 'jcr:primaryType': 'nt:file', ...created(post) });
  ensure(post, resource, { 'jcr:primaryType': 'nt:resource', 'jcr:uuid': randomUUID() });
  for (const upload of uploads) setBytes(post, resource, upload);
}

const created = ({ now }: Post) => ({ 'jcr:created': storedDate(now), 'jcr:createdBy': userNow() });

/** A node of another type gives way. */
function ensure({ draft, changes }: Post, path: string, node: NodeJson): void {
  if (draft.property(path, 'jcr:primaryType') === node['jcr:primaryType']) return;
  if (draft.property(parentOf(path), nameOf(path)) !== undefined)
    throw new HttpError(
      422,
      `${path} is a property; give the file another name, or delete the property first`,
    );
  if (draft.has(path)) draft.remove(path);
  draft.create(path, node);
  changes.push({ type: 'created', argument: path });
}

function setBytes(
  { draft, changes, now, binaries }: Post,
  path: string,
  { name, type, bytes }: Upload,
): void {
  const reference = referenceTo(bytes);
  binaries.set(reference, bytes);
  const isUnknown = type === 'application/octet-stream';
  draft.setProperty(path, 'jcr:lastModified', storedDate(now));
  draft.setProperty(path, 'jcr:lastModifiedBy', userNow());
  draft.setProperty(path, 'jcr:mimeType', (isUnknown && mimeTypeOf(name)) || type);
  draft.setProperty(path, 'jcr:data', undefined, reference);
  for (const each of ['jcr:lastModified', 'jcr:mimeType', 'jcr:data'])
    changes.push({ type: 'modified', argument: childOf(path, each) });
}
