import type { ExportContext } from '../../../../core/exporter/Exporter';
import { getAsset } from '../../../../core/exporter/shared/assets';
import { getPage } from '../../../../core/exporter/shared/pages';
import { readRules, rulesNodeOf } from '../../exporter/searchrules/authored-rules';
import { NO_RULES, type SearchRules } from '../../engine/rules/SearchRules';
import type { SearchableContent } from '../../SearchableContent';
import { firstOf } from '../first-of';
import { documentId } from './document-id';
import type { Site } from '../../../../core/server/pages/sites';

/** The search rules of a site's authors. They name pages, files and what features add; the engine needs document ids. */
export function siteRules(
  site: Site,
  context: ExportContext,
  sources: readonly SearchableContent[],
): SearchRules {
  const node = rulesNodeOf(context.tree, site.root.path);
  if (!node) return NO_RULES;
  const { synonyms, boosts, pins } = readRules(node);
  const idOf = (target: string) => targetId(target, site, context, sources);
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

/** The document of a page or of its stand-in, of an asset, or of what a feature finds by that name. */
function targetId(
  target: string,
  { root, language }: Site,
  context: ExportContext,
  sources: readonly SearchableContent[],
): string | undefined {
  const page = getPage(context.tree, target);
  const own = firstOf(sources, ({ standsFor, named }) => {
    const name = page ? standsFor?.(page)?.path : target;
    return name === undefined ? undefined : named?.(name, context);
  });
  if (own) return documentId(own.path, root.path);
  if (page) return page.path;
  return getAsset(context.tree, target) && documentId(target, language);
}
