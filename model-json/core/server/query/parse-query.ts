import { HttpError } from '../http/http-error';

/** One predicate: `property=jcr:content/jcr:title`, with its parameters `property.value`, `property.operation` … */
export interface Predicate {
  readonly type: string;
  readonly value: string;
  /** `2_value` and the like are sorted after `value`. */
  readonly parameters: ReadonlyMap<string, string>;
}

export interface Order {
  /** `path`, `nodename`, `@jcr:score`, or `@` and the relative path of a property. */
  readonly by: string;
  readonly descending: boolean;
}

/** A query and the form of its answer. */
export interface Query {
  readonly predicates: readonly Predicate[];
  readonly orders: readonly Order[];
  readonly offset: number;
  readonly limit: number;
  readonly hits: 'simple' | 'full' | 'selective';
  /** For `selective`. */
  readonly properties: readonly string[];
  /** Levels of children for `full`. */
  readonly depth: number;
}

const TYPES = ['path', 'type', 'fulltext', 'nodename', 'property', 'mainasset'];
const DEFAULT_LIMIT = 10;
const PREFIX = /^\d+_/;

/**
 * Reads the parameters of AEM's QueryBuilder; `1_property`, `2_property` … are several predicates of one kind.
 *
 * @throws HttpError 400 for unknown predicates and invalid values
 */
export function parseQuery(parameters: URLSearchParams): Query {
  const groups = new Map<string, Map<string, string>>();
  for (const [name, value] of parameters) {
    if (name.startsWith('p.') || name === '_charset_') continue;
    const [head = '', ...rest] = name.split('.');
    const group = groups.get(head) ?? new Map<string, string>();
    group.set(rest.join('.'), value);
    groups.set(head, group);
  }
  const predicates: Predicate[] = [];
  const orders: Order[] = [];
  for (const [head, group] of groups) {
    const type = head.replace(PREFIX, '');
    const value = group.get('') ?? '';
    if (type === 'orderby') orders.push({ by: value, descending: group.get('sort') === 'desc' });
    else if (TYPES.includes(type)) predicates.push({ type, value, parameters: group });
    else throw new HttpError(400, `"${type}" is not a known predicate; use ${TYPES.join(', ')} or orderby`);
  }
  const hits = parameters.get('p.hits') ?? 'simple';
  if (hits !== 'simple' && hits !== 'full' && hits !== 'selective')
    throw new HttpError(400, `p.hits=${hits} is unknown; use simple, full or selective`);
  return {
    predicates,
    orders,
    hits,
    offset: numberOf(parameters, 'p.offset', 0),
    limit: parameters.get('p.limit') === '-1' ? Infinity : numberOf(parameters, 'p.limit', DEFAULT_LIMIT),
    depth: numberOf(parameters, 'p.nodedepth', 0),
    properties: (parameters.get('p.properties') ?? '').split(/[\s,]+/).filter(Boolean),
  };
}

function numberOf(parameters: URLSearchParams, name: string, fallback: number): number {
  const value = parameters.get(name);
  if (value === null || value === '') return fallback;
  if (!/^\d{1,7}$/.test(value))
    throw new HttpError(400, `${name}=${value} is not a number; write one like 20`);
  return Number(value);
}
