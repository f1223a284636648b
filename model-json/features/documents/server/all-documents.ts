import { childPages, pageProperties } from '../../../core/exporter/shared/pages';
import { text } from '../../../core/exporter/shared/properties';
import { SELECTORS } from '../exporter/site-document';
import type { Resource } from '../../../core/repository/Resource';
import type { Site } from '../../../core/server/pages/sites';
import type { Documents, KnownDocument } from './Documents';

/** All documents of all sites that are drawn from content, in the order in which visitors will want them. */
export function* allDocuments(sites: readonly Site[], documents: Documents): Generator<KnownDocument> {
  for (const { root } of sites) yield* documentsBelow(root, documents);
}

function* documentsBelow(page: Resource, documents: Documents): Generator<KnownDocument> {
  const properties = pageProperties(page);
  const selectors = text(properties, 'productPath')
    ? [SELECTORS['data-sheet']]
    : text(properties, 'family')
      ? [SELECTORS.manual, SELECTORS.catalogue]
      : [];
  for (const selector of selectors) {
    const known = documents.of(page, selector);
    if (known) yield known;
  }
  for (const child of childPages(page)) yield* documentsBelow(child, documents);
}
