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
 * The filter list: where it asks, and what goes without saying. The answer itself is found by the server that has the search: it
 * depends on the address, and `preset`, `pageSize` and `sort` stand for what the address does not say.
 *
 * @param sources what features let visitors find
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

/** A figure, `-` before it for falling. */
const sortOf = (field: string | undefined, order: string | undefined): string | undefined =>
  field ? `${order === 'desc' ? '-' : ''}${field}` : undefined;

/** Whatever else visitors choose by: products, articles and documents are told apart. */
const withKinds = (facets: readonly string[]): string[] =>
  facets.length > 0 ? [...new Set(['kind', ...facets])] : [];

const named = (names: readonly string[] = []): string[] => names.map((name) => name.trim()).filter(Boolean);
