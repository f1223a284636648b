import type { Asked, Bounds } from '../../../../../shared/search/search-answer';
import type { Json, Model } from '../../../../core/exporter/Exporter';
import type { SiteSchema } from '../search-schema';

/** The author's settings of a list of results; visitors choose within them. */
export interface Preset {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, Bounds>>;
  /** What visitors can filter by, in this order; everything if empty. */
  readonly facets: readonly string[];
  readonly figures: readonly string[];
  readonly pageSize: number | undefined;
  /** The default order. */
  readonly sort: string | undefined;
}

/** Reads a list's model. Unknown facets and figures are skipped. */
export function presetOf(model: Model, { isFacet, isFigure }: SiteSchema): Preset {
  const { filters, ranges } = objectOf(model.preset);
  const size = model.pageSize;
  return {
    filters: Object.fromEntries(
      Object.entries(objectOf(filters)).flatMap(([name, values]) => {
        const named = textsOf(values);
        return isFacet(name) && named.length > 0 ? [[name, named]] : [];
      }),
    ),
    ranges: Object.fromEntries(
      Object.entries(objectOf(ranges)).flatMap(([name, range]) => {
        const { min, max } = objectOf(range);
        const bounds = { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) };
        return isFigure(name) && Object.keys(bounds).length > 0 ? [[name, bounds]] : [];
      }),
    ),
    facets: textsOf(model.facets).filter(isFacet),
    figures: textsOf(model.figures).filter(isFigure),
    pageSize: typeof size === 'number' && Number.isInteger(size) && size > 0 ? size : undefined,
    sort: sortOf(model.sort, isFigure),
  };
}

/** Whether a value is one of the given values or below one in the tag tree. */
export const isAmong = (value: string, values: readonly string[]): boolean =>
  values.some((each) => value === each || value.startsWith(`${each}/`));

/** Restricts a query to the preset: choices outside it are ignored. */
export function within({ filters, ranges, sort }: Preset, asked: Asked): Asked {
  const kept = Object.entries(filters).map(([name, settled]): [string, readonly string[]] => {
    const chosen = (asked.filters[name] ?? []).filter((value) => isAmong(value, settled));
    return [name, chosen.length > 0 ? chosen : settled];
  });
  const bounded = Object.entries(ranges).map(([name, settled]): [string, Bounds] => [
    name,
    narrower(settled, asked.ranges[name] ?? {}),
  ]);
  return {
    ...(sort !== undefined && { sort }),
    ...asked,
    filters: { ...asked.filters, ...Object.fromEntries(kept) },
    ranges: { ...asked.ranges, ...Object.fromEntries(bounded) },
  };
}

function narrower(settled: Bounds, chosen: Bounds): Bounds {
  const min = Math.max(settled.min ?? -Infinity, chosen.min ?? -Infinity);
  const max = Math.min(settled.max ?? Infinity, chosen.max ?? Infinity);
  if (min > max) return settled;
  return { ...(Number.isFinite(min) && { min }), ...(Number.isFinite(max) && { max }) };
}

const sortOf = (value: Json | undefined, isFigure: SiteSchema['isFigure']): string | undefined =>
  typeof value === 'string' && isFigure(value.replace(/^-/, '')) ? value : undefined;

const objectOf = (value: Json | undefined): Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

const textsOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
