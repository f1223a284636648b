import type { ComponentMap } from '../document/render-child';
import { edgeBlocks, type EdgeBlock } from './edge-blocks';
import { SECTION_FIELDS } from './section-fields';
import { writeDocument } from './write-document';
import { writePage, type EdgePage } from './write-page';

/** What turns a site's pages and components into documents and blocks of Edge Delivery. */
export interface Edge {
  readonly blocks: readonly EdgeBlock[];
  /** What `section-metadata` says of a container. */
  readonly sectionFields: readonly string[];
  /** @throws ZodError if the page's own model is invalid */
  page(model: unknown): EdgePage;
  document(page: EdgePage, origin: string, headHtml: string): string;
}

export function createEdge(components: ComponentMap): Edge {
  let blocks: readonly EdgeBlock[] | undefined;
  return {
    get blocks() {
      return (blocks ??= edgeBlocks(components));
    },
    sectionFields: SECTION_FIELDS,
    page: (model) => writePage(model, components),
    document: writeDocument,
  };
}
