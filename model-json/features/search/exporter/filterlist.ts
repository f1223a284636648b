import type { Exporter } from '../../../core/exporter/Exporter';
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
    const size = integer(properties, 'pageSize') ?? integer(style, 'pageSize') ?? PAGE_SIZE;
    return componentModel(resource, context, {
      title: text(properties, 'jcr:title'),
      service: `${context.contextPath}${SERVICE}`,
      action: pageAddress(componentOwner(resource, context)),
      preset: {
        filters: {
          ...(kind !== undefined && { kind: [kind] }),
          ...Object.fromEntries(
            own.filter(([, values]) => values.length > 0).map(([facet, values]) => [facet, [...values]]),
          ),
        },
      },
      facets: withKinds(named(texts(properties, 'facets'))),
      figures: named(texts(properties, 'figures')),
      pageSize: Math.min(MOST, Math.max(1, size)),
      sort: sortOf(setting('defaultSortField'), setting('defaultSortOrder')),
    });
  };

/** A figure; descending with a leading `-`. */
const sortOf = (field: string | undefined, order: string | undefined): string | undefined =>
  field ? `${order === 'desc' ? '-' : ''}${field}` : undefined;

/** Other facets: they tell products, articles and documents apart. */
const withKinds = (facets: readonly string[]): string[] =>
  facets.length > 0 ? [...new Set(['kind', ...facets])] : [];

const named = (names: readonly string[] = []): string[] => names.map((name) => name.trim()).filter(Boolean);
