import {
  filtersWithoutScripts,
  searchWithoutServer,
} from '../../../../shared/words/by-language/without-server';
import { noteText, sectionsText } from '../../../core/exporter/site/needs-server';
import type { ExportContext, Exporter } from '../../../core/exporter/Exporter';
import type { Resource } from '../../../core/repository/Resource';
import { componentModel, styleOf } from '../../../core/exporter/shared/component-model';
import { pageProperties } from '../../../core/exporter/shared/pages';
import { integer, text, texts } from '../../../core/exporter/shared/properties';
import { pageAddress } from '../../../core/exporter/shared/links/choice-links';
import { componentOwner } from '../../../core/exporter/shared/component-owner';
import type { SearchSource } from '../SearchSource';
import { servlet } from '../../../../shared/addresses/app';

/** Where the server answers searches. */
const SERVICE = servlet('search');
const PAGE_SIZE = 24;
const MOST = 96;

/**
 * Exports the filter list: where to send queries, and defaults. The results depend on the address, so the server of the search
 * finds them; `preset`, `pageSize` and `sort` apply if the address does not set them.
 * @param sources what features make searchable
 */
export const filterlist =
  (sources: readonly SearchSource[]): Exporter =>
  (resource, context) => {
    const { properties } = resource;
    const style = styleOf(resource, context);
    const kind = text(properties, 'kind') || undefined;
    const page = pageProperties(context.currentPage);
    const own = sources.flatMap(({ preset }) => Object.entries(preset?.(properties, page) ?? {}));
    const setting = (name: string) => text(properties, name) ?? text(style, name);
    const filters = {
      ...(kind !== undefined && { kind: [kind] }),
      ...Object.fromEntries(
        own.filter(([, values]) => values.length > 0).map(([facet, values]) => [facet, [...values]]),
      ),
    };
    const size = integer(properties, 'pageSize') ?? integer(style, 'pageSize') ?? PAGE_SIZE;
    return componentModel(resource, context, {
      title: text(properties, 'jcr:title'),
      service: `${context.contextPath}${SERVICE}`,
      action: pageAddress(componentOwner(resource, context)),
      preset: { filters },
      facets: withKinds(named(texts(properties, 'facets'))),
      figures: named(texts(properties, 'figures')),
      pageSize: Math.min(MOST, Math.max(1, size)),
      withoutScripts: withoutScripts(resource, context, Object.keys(filters).length > 0),
      sort: sortOf(setting('defaultSortField'), setting('defaultSortOrder')),
    });
  };

/** What a site of files says to browsers that run no script: a list of something in particular is of use to them, too. */
function withoutScripts(resource: Resource, context: ExportContext, isPreset: boolean): string | undefined {
  if (!context.services?.isStatic) return undefined;
  return isPreset
    ? noteText(context, filtersWithoutScripts)
    : sectionsText(resource, context, searchWithoutServer);
}

/** A figure; descending with a leading `-`. */
const sortOf = (field: string | undefined, order: string | undefined): string | undefined =>
  field ? `${order === 'desc' ? '-' : ''}${field}` : undefined;

/** Other facets: they tell the kinds of results apart. */
const withKinds = (facets: readonly string[]): string[] =>
  facets.length > 0 ? [...new Set(['kind', ...facets])] : [];

const named = (names: readonly string[] = []): string[] => names.map((name) => name.trim()).filter(Boolean);
