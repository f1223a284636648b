import { derivedPageOf } from '../../../core/repository/derived/derived-page-of';
import type { Resource } from '../../../core/repository/Resource';
import { isPage, pageProperties } from '../../../core/exporter/shared/pages';
import { text } from '../../../core/exporter/shared/properties';

/** The products and families that a language's pages show; if several pages show the same, the first in the tree. */
export interface CataloguePages {
  /** By the path of the product's fragment. */
  readonly ofProducts: ReadonlyMap<string, Resource>;
  /** By the id of the family's tag. */
  readonly ofFamilies: ReadonlyMap<string, Resource>;
}

/**
 * Reads which products and families the pages below a language root refer to (`productPath`, `family`). This is repeated
 * after each content change: for the hundreds of derived pages, only the key is read.
 */
export function readCataloguePages(languageRoot: Resource | undefined): CataloguePages {
  const ofProducts = new Map<string, Resource>();
  const ofFamilies = new Map<string, Resource>();
  const visit = (node: Resource): void => {
    for (const child of node.children.values()) {
      if (child.name === 'jcr:content') continue;
      const derived = derivedPageOf(child);
      if (derived || isPage(child)) {
        const properties = derived?.key ?? pageProperties(child);
        keepFirst(ofProducts, text(properties, 'productPath'), child);
        keepFirst(ofFamilies, text(properties, 'family'), child);
      }
      if (!derived?.key.productPath) visit(child);
    }
  };
  if (languageRoot) visit(languageRoot);
  return { ofProducts, ofFamilies };
}

function keepFirst(pages: Map<string, Resource>, key: string | undefined, page: Resource): void {
  if (key && !pages.has(key)) pages.set(key, page);
}
