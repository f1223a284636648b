import { childPages, pageProperties } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import { SELECTORS } from '../../exporter/ventora/documents/site-document';
import type { Resource } from '../../repository/Resource';
import type { Site } from '../sites';
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
