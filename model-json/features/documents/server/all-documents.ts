import { childPages } from '../../../core/exporter/shared/pages';
import type { Resource } from '../../../core/repository/Resource';
import type { Site } from '../../../core/server/pages/sites';
import type { Documents, KnownDocument } from './Documents';

/** All documents of all sites drawn from content, in the order in which visitors want them. */
export function* allDocuments(sites: readonly Site[], documents: Documents): Generator<KnownDocument> {
  for (const { root } of sites) yield* documentsBelow(root, documents);
}

function* documentsBelow(page: Resource, documents: Documents): Generator<KnownDocument> {
  yield* documents.expectedOf(page);
  for (const child of childPages(page)) yield* documentsBelow(child, documents);
}
