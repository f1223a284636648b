import type { FastifyRequest } from 'fastify';
import { SIZING_NAMES } from '../../../features/sizing/calculation/sizing-request';
import { HttpError } from '../http/http-error';

/** Patterns without groups: nesting is what makes one take for ever. Few repetitions, for the same reason. */
const HARMLESS = /^(?:[\w\-/.,^$]|[*+](?![*+])){1,200}$/;
const MAX_REPETITIONS = 4;

/**
 * What visitors choose in the catalogue, by the names that CIF's components use: a version of a product, the page and the
 * order of a list, what is looked for and in which families. Beyond CIF's: the tag of a list of pages; products that are compared or asked for (`p`),
 * whether only their differences are shown, units, and the number of a request that was sent; of documents
 * their type, language and revision; of dealers, where somebody looks for one and who does what.
 */
const CHOICES = [
  ...['variant', 'page', 'sort_key', 'sort_order', 'search_query', 'family'],
  'tag',
  ...['p', 'only', 'units', 'sent'],
  ...['type', 'language', 'revision'],
  ...['place', 'position', 'service', 'line', 'open', 'radius', 'zoom', 'centre', 'country', 'dealer'],
];
const MAX_CHOICE = 200;
/** A quote list has up to fifty order numbers. */
const MAX_PRODUCTS = 2000;

type Parameters = Readonly<Record<string, string>>;

/**
 * The query parameters that models look at, `structurepatterns` and what visitors choose.
 *
 * @throws HttpError 400 for a pattern that could take long
 */
export function modelParameters(request: FastifyRequest): Parameters | undefined {
  const patterns = (request.query as Readonly<Record<string, unknown>>)['structurepatterns'];
  if (patterns === undefined || patterns === '') return visitorsChoices(request);
  const isHarmless = typeof patterns === 'string' && HARMLESS.test(patterns);
  if (!isHarmless || patterns.replace(/[^*+]/g, '').length > MAX_REPETITIONS) {
    throw new HttpError(400, 'structurepatterns takes up to four * or + and no groups');
  }
  return { ...visitorsChoices(request), structurepatterns: patterns };
}

/** What a visitor chose; several values of one name are joined by commas. Undefined where nothing was chosen. */
export function visitorsChoices({ query }: FastifyRequest): Parameters | undefined {
  const asked = query as Readonly<Record<string, unknown>>;
  const chosen: Record<string, string> = {};
  for (const name of [...CHOICES, ...SIZING_NAMES]) {
    const value = [asked[name]].flat().filter((each) => typeof each === 'string' && each !== '');
    if (value.length > 0) chosen[name] = value.join(',').slice(0, name === 'p' ? MAX_PRODUCTS : MAX_CHOICE);
  }
  return Object.keys(chosen).length > 0 ? chosen : undefined;
}
