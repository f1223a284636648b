import { userNow } from '../../accounts/Actor';
import { randomUUID } from 'node:crypto';
import type { BinaryReference } from '../../../repository/binaries/Binary';
import { binaryAt } from '../../../repository/binaries/Binary';
import type { Draft } from '../../../repository/Draft';
import { ORIGINAL } from '../../../repository/files/reading/asset';
import { childOf } from '../../../repository/path';
import type { Value } from '../../../repository/Resource';
import { storedDate } from '../../sling-post/Post';
import type { FileFacts } from '../files/inspect-file';

/** Metadata that follows from the bytes; whatever else is there, authors wrote. */
const DERIVED = ['dc:format', 'dam:size', 'tiff:ImageWidth', 'tiff:ImageLength', 'tiff:Orientation'] as const;

/**
 * Gives an asset its bytes: creates a `dam:Asset` as AEM stores it, or replaces the bytes of one and keeps what authors
 * wrote about it.
 */
export function putBytes(
  draft: Draft,
  path: string,
  reference: BinaryReference,
  facts: FileFacts,
  now: Date,
): void {
  const at = storedDate(now);
  const isNew = !draft.has(path);
  if (isNew)
    draft.create(path, {
      'jcr:primaryType': 'dam:Asset',
      'jcr:uuid': randomUUID(),
      'jcr:created': at,
      'jcr:createdBy': userNow(),
    });
  const original = pathToOriginal(draft, path);
  const content = childOf(path, 'jcr:content');
  const metadata = childOf(content, 'metadata');
  if (!draft.has(metadata)) draft.create(metadata, { 'jcr:primaryType': 'nt:unstructured' });
  for (const each of [content, original]) {
    draft.setProperty(each, 'jcr:lastModified', at);
    draft.setProperty(each, 'jcr:lastModifiedBy', userNow());
  }
  draft.setProperty(original, 'jcr:mimeType', facts.type);
  draft.setProperty(original, 'jcr:data', undefined, reference);
  const values = derivedOf(reference, facts);
  for (const name of DERIVED) draft.setProperty(metadata, name, values[name]);
}

/** Refers an asset to its bytes in the store; nothing else about it changes. */
export function referTo(draft: Draft, path: string, reference: BinaryReference, type: string): void {
  const original = pathToOriginal(draft, path);
  draft.setProperty(original, 'jcr:mimeType', type);
  draft.setProperty(original, 'jcr:data', undefined, reference);
}

/** The path of the node that has the bytes; what is missing on the way is created. */
function pathToOriginal(draft: Draft, path: string): string {
  let at = path;
  for (const [step, type] of ORIGINAL) {
    at = childOf(at, step);
    if (!draft.has(at)) draft.create(at, { 'jcr:primaryType': type });
  }
  return at;
}

function derivedOf(
  reference: BinaryReference,
  { type, width, height, orientation }: FileFacts,
): Readonly<Record<(typeof DERIVED)[number], Value | undefined>> {
  return {
    'dc:format': type,
    'dam:size': binaryAt(reference)?.size,
    'tiff:ImageWidth': width,
    'tiff:ImageLength': height,
    'tiff:Orientation': orientation,
  };
}
