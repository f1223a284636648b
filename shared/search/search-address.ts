import { convert, type Unit } from '../measures/measure';
import { systemOf, unitIn } from '../measures/measure-system';
import type { Asked } from './search-answer';

/** Defaults that an address can omit, because the list applies them anyway. */
export interface AddressDefaults {
  /** The author's filters; a choice in the same facet replaces them. */
  readonly preset: Readonly<Record<string, readonly string[]>>;
  readonly pageSize: number;
  readonly sort?: string | undefined;
}

/**
 * The query string of a search: short names, one for each value, defaults omitted. Only this function writes such
 * addresses, and only the service reads them.
 *
 * @param unitOf the unit in which the reader sees a measure
 * @returns without a question mark; empty if everything is a default
 * @example searchQuery({ ...asked, filters: { use: ['workshop'] }, page: 2 }, defaults, () => 'bar') //
 * 'use=workshop&page=2'
 */
export function searchQuery(
  asked: Asked,
  defaults: AddressDefaults,
  unitOf: (figure: string) => Unit | undefined,
): string {
  const query = new URLSearchParams();
  const say = (name: string, value: string | number | undefined, unsaid?: string | number) => {
    if (value !== undefined && value !== '' && value !== unsaid) query.append(name, String(value));
  };
  say('q', asked.q);
  for (const [facet, values] of Object.entries(asked.filters)) {
    if (!isSame(values, defaults.preset[facet] ?? [])) values.forEach((value) => say(facet, value));
  }
  for (const [figure, { min, max }] of Object.entries(asked.ranges)) {
    say(`${figure}.min`, inUnit(min, unitOf(figure)));
    say(`${figure}.max`, inUnit(max, unitOf(figure)));
  }
  say('sort', asked.sort, defaults.sort);
  say('view', asked.view, 'comfortable');
  say('units', asked.units, systemOf(asked.lang));
  say('size', asked.size, defaults.pageSize);
  say('page', asked.page, 1);
  // Colons, commas and slashes are allowed unescaped in a query, and are easier to read.
  return query.toString().replace(/%(?:3A|2C|2F)/g, (code) => decodeURIComponent(code));
}

/**
 * The query sent to the service for a page's address: the address plus the defaults. Parameters the service does not
 * know (a newsletter's `utm_source`) are left out, since it would refuse them.
 *
 * @param facets names of all facets
 */
export function serviceQuery(
  search: string,
  { preset, pageSize, sort }: AddressDefaults,
  { language, facets }: { language: string; facets: readonly string[] },
): string {
  const known = new Set(['q', 'page', 'size', 'sort', 'units', 'view', ...facets, ...Object.keys(preset)]);
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (value !== '' && (known.has(name) || /^\w+\.(?:min|max)$/.test(name))) query.append(name, value);
  }
  const unless = (name: string, values: readonly string[]) => {
    if (!query.has(name)) values.forEach((value) => query.append(name, value));
  };
  for (const [facet, values] of Object.entries(preset)) {
    unless(facet, values);
    values.forEach((value) => query.append(`within.${facet}`, value));
  }
  if (sort !== undefined) unless('sort', [sort]);
  unless('size', [String(pageSize)]);
  query.set('lang', language);
  return query.toString();
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value) => b.includes(value));

/** Converts from the metric unit to the reader's, with as many decimals as the service reads. */
const inUnit = (value: number | undefined, unit: Unit | undefined): number | undefined =>
  value === undefined || unit === undefined
    ? value
    : Number(convert({ value, unit: unitIn('metric', unit) }, unit).value.toFixed(9));
