import { AddressError, brief, type QueryString } from './QueryString';
import { readAsking, WITHIN, type Asking, type AskingDefaults } from './read-asking';
import type { SiteSchema } from './search-schema';
import { siteOf, type Site } from '../../../core/server/pages/sites';

/** The query in an address. */
export interface Question extends Asking {
  readonly site: Site;
}

/** Defaults of an address. */
export interface Defaults extends AskingDefaults {
  readonly site: Site;
  /** What visitors can filter by. */
  readonly schema: SiteSchema;
}

const BOUND = /^(\w+)\.(min|max)$/;
const OWN = ['q', 'lang', 'page', 'size', 'sort', 'units', 'view', 'facets', 'figures', 'explain'];

/**
 * Parses the address of a search. Unknown names are an error of the caller.
 * @throws AddressError that names the parameter and says what would be right
 */
export function readAddress(query: QueryString, sites: readonly Site[], defaults: Defaults): Question {
  const strange = query.names.find((name) => !isKnown(name, defaults.schema));
  if (strange !== undefined) throw unknown(strange, defaults.schema);
  const site = readSite(query, sites) ?? defaults.site;
  return { site, ...readAsking(query, { ...defaults, site }) };
}

/** @throws AddressError for a language without a site */
export function readSite(query: QueryString, sites: readonly Site[]): Site | undefined {
  const tag = query.one('lang');
  if (tag === undefined) return undefined;
  const site = siteOf(sites, tag);
  if (site) return site;
  const known = sites.map((each) => each.tag).join(', ');
  throw new AddressError('lang', `there is no site in "${brief(tag)}"; use ${known}`);
}

function isKnown(name: string, { isFacet, isFigure }: SiteSchema): boolean {
  const figure = BOUND.exec(name)?.[1];
  const facet = name.startsWith(WITHIN) ? name.slice(WITHIN.length) : name;
  return OWN.includes(name) || isFacet(facet) || (figure !== undefined && isFigure(figure));
}

function unknown(name: string, { facets, figures }: SiteSchema): AddressError {
  const names = [...OWN, ...facets].join(', ');
  const bounds = figures.length > 0 ? `, or .min and .max of ${figures.join(', ')}` : '';
  return new AddressError(brief(name), `means nothing; use ${names}${bounds}`);
}
