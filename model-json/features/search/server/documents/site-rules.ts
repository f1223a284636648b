import type { ExportContext } from '../../../../core/exporter/Exporter';
import { getAsset } from '../../../../core/exporter/shared/assets';
import { getPage, pageProperties } from '../../../../core/exporter/shared/pages';
import { text } from '../../../../core/exporter/shared/properties';
import { catalogueOf } from '../../../catalogue/products/catalogue-of';
import { readRules, rulesNodeOf } from '../../exporter/searchrules/authored-rules';
import { NO_RULES, type SearchRules } from '../../engine/rules/SearchRules';
import { documentId } from './document-id';
import type { Site } from '../../../../core/server/pages/sites';

/** What the authors of a site want of its search; they name products and pages, the engine knows documents. */
export function siteRules(site: Site, context: ExportContext): SearchRules {
  const node = rulesNodeOf(context.tree, site.root.path);
  if (!node) return NO_RULES;
  const { synonyms, boosts, pins } = readRules(node);
  const idOf = (target: string) => targetId(target, site, context);
  return {
    synonyms,
    factors: Object.fromEntries(
      boosts.flatMap(({ target, factor }) => {
        const id = idOf(target);
        return id === undefined ? [] : [[id, factor]];
      }),
    ),
    pins: pins.map(({ queries, targets }) => ({
      queries,
      documents: targets.flatMap((target) => idOf(target) ?? []),
    })),
  };
}

/** The document of an order number, of a product's or an asset's path, or of a page; a product's page is its product. */
function targetId(target: string, { root, language }: Site, context: ExportContext): string | undefined {
  const catalogue = catalogueOf(context);
  const page = getPage(context.tree, target);
  const product = catalogue.find(page ? text(pageProperties(page), 'productPath') : target);
  if (product) return documentId(product.fragment.path, root.path);
  if (page) return page.path;
  return getAsset(context.tree, target) && documentId(target, language);
}
