import type { Asked, Bounds } from '../../../../shared/search/search-answer';
import { convert } from '../../../../shared/measures/measure';
import { systemOf, unitIn, type MeasureSystem } from '../../../../shared/measures/measure-system';
import { DEFAULT_SIZE, LIMITS } from '../engine/limits';
import { AddressError, brief, type QueryString } from './QueryString';
import type { SiteSchema } from './search-schema';

/** What a visitor asks of a site. */
export interface Asking {
  readonly asked: Asked;
  /** Facets to count and figures to draw, in this order. */
  readonly facets: readonly string[];
  readonly figures: readonly string[];
  readonly explain: boolean;
  /** Values by facet that a list of results is about; other values are not offered as choices. */
  readonly within: Asked['filters'];
}

/** What visitors can filter by. */
export type AskedSchema = Pick<SiteSchema, 'facets' | 'figures' | 'isFigure' | 'unitOf'>;

/** Defaults of a question. */
export interface AskingDefaults {
  readonly site: { readonly tag: string };
  readonly schema: AskedSchema;
  readonly size?: number;
  /** Whether to explain why a result is at its place. */
  readonly explains: boolean;
}

const NUMBER = /^-?\d{1,9}(?:\.\d{1,9})?$/;
const VIEWS = ['comfortable', 'compact'] as const;
const SYSTEMS = ['metric', 'us'] as const;

/**
 * Parses the search parameters of a page's address; other parameters are ignored.
 * @throws AddressError that names the parameter and says what would be right
 */
export function readAsking(query: QueryString, { site, schema, size, explains }: AskingDefaults): Asking {
  const units = oneOf(query, 'units', SYSTEMS) ?? systemOf(site.tag);
  const sort = readSort(query, schema);
  return {
    asked: {
      q: readText(query, 'q'),
      lang: site.tag,
      page: readWhole(query, 'page', LIMITS.depth) ?? 1,
      size: readWhole(query, 'size', LIMITS.size) ?? size ?? DEFAULT_SIZE,
      ...(sort !== undefined && { sort }),
      units,
      view: oneOf(query, 'view', VIEWS) ?? 'comfortable',
      filters: readFilters(query, schema),
      ranges: readRanges(query, units, schema),
    },
    facets: readNames(query, 'facets', schema.facets) ?? schema.facets,
    figures: readNames(query, 'figures', schema.figures) ?? schema.figures,
    explain: readExplain(query, explains),
    within: readFilters(query, schema, WITHIN),
  };
}

/** @throws AddressError */
export function readText(query: QueryString, name: string): string {
  const text = query.one(name) ?? '';
  if (text.length <= LIMITS.textLength) return text;
  throw new AddressError(name, `has ${text.length} characters; the maximum is ${LIMITS.textLength}`);
}

function readExplain(query: QueryString, explains: boolean): boolean {
  const isAsked = oneOf(query, 'explain', ['true', 'false'] as const) === 'true';
  if (isAsked && !explains) throw new AddressError('explain', 'is answered on author only; leave it out');
  return isAsked;
}

/** Prefix of a facet's name for values that a list is about. */
export const WITHIN = 'within.';
function oneOf<T extends string>(query: QueryString, name: string, values: readonly T[]): T | undefined {
  const value = query.one(name);
  const known = values.find((each) => each === value);
  if (value === undefined || known !== undefined) return known;
  throw new AddressError(name, `is "${brief(value)}"; use ${values.join(' or ')}`);
}

function readWhole(query: QueryString, name: string, most: number): number | undefined {
  const value = query.one(name);
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value) && Number(value) >= 1 && Number(value) <= most) return Number(value);
  throw new AddressError(name, `is "${brief(value)}"; use a whole number from 1 to ${most}`);
}

function readNames(
  query: QueryString,
  name: string,
  known: readonly string[],
): readonly string[] | undefined {
  const values = query
    .all(name)
    .flatMap((value) => value.split(','))
    .filter(Boolean);
  if (values.length === 0) return undefined;
  const wrong = values.find((value) => !known.includes(value));
  if (wrong !== undefined)
    throw new AddressError(name, `there is no "${brief(wrong)}"; use ${known.join(', ')}`);
  return [...new Set(values)];
}

function readSort(query: QueryString, { isFigure, figures }: AskedSchema): string | undefined {
  const sort = query.one('sort');
  if (sort === undefined || isFigure(sort.replace(/^-/, ''))) return sort;
  throw new AddressError(
    'sort',
    `is "${brief(sort)}"; use a figure, with "-" before it to sort falling: ${figures.join(', ')}`,
  );
}

function readFilters(
  query: QueryString,
  { facets }: Pick<AskedSchema, 'facets'>,
  prefix = '',
): Record<string, readonly string[]> {
  const chosen = facets.flatMap((facet): [string, readonly string[]][] => {
    const name = prefix + facet;
    const values = [...new Set(query.all(name))];
    if (values.length > LIMITS.values) {
      throw new AddressError(name, `has ${values.length} values; the maximum is ${LIMITS.values}`);
    }
    const long = values.find((value) => value.length > LIMITS.valueLength);
    if (long !== undefined) {
      throw new AddressError(name, `"${brief(long)}…" is longer than ${LIMITS.valueLength} characters`);
    }
    return values.length > 0 ? [[facet, values]] : [];
  });
  return Object.fromEntries(chosen);
}

function readRanges(query: QueryString, units: MeasureSystem, schema: AskedSchema): Record<string, Bounds> {
  const chosen = schema.figures.flatMap((name): [string, Bounds][] => {
    const [min, max] = [readBound(query, name, 'min'), readBound(query, name, 'max')];
    if (min !== undefined && max !== undefined && min > max) {
      throw new AddressError(
        `${name}.min`,
        `is ${min}, above ${name}.max, ${max}; the smaller number is the min`,
      );
    }
    const unit = schema.unitOf(name);
    const kept = (value: number) => convert({ value, unit: unitIn(units, unit) }, unit).value;
    const bounds = {
      ...(min !== undefined && { min: kept(min) }),
      ...(max !== undefined && { max: kept(max) }),
    };
    return Object.keys(bounds).length > 0 ? [[name, bounds]] : [];
  });
  return Object.fromEntries(chosen);
}

function readBound(query: QueryString, figure: string, bound: 'min' | 'max'): number | undefined {
  const name = `${figure}.${bound}`;
  const value = query.one(name);
  if (value === undefined) return undefined;
  if (NUMBER.test(value)) return Number(value);
  throw new AddressError(
    name,
    `is "${brief(value)}"; use a number like 7.5, without unit or thousands separator`,
  );
}
