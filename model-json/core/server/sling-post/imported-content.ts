import { checkNode, MAX_DEPTH } from '../../repository/check-node';
import { parseExact, exactNumber } from '../../repository/exact-json';
import { besideOf, besideValues, type Stored } from '../../repository/exact-values';
import { isNode, type NodeJson } from '../../repository/node-json';
import { childOf } from '../../repository/path';
import { isHistory } from '../../repository/versions/versionable';
import { HttpError } from '../http/http-error';
import { defaultType } from './node-types';
import type { Parameters } from './Parameters';
import { converterFor } from './values/stored-value';
import { messageOf } from '../../../../shared/checked/error-parts';
import { isObject } from '../../../../shared/checked/is-object';

/**
 * The node that a post imports, without default types.
 *
 * @param path where it will be, for messages
 * @throws HttpError 412 if there is none, 422 if it is not a valid node
 */
export function importedContent(parameters: Parameters, path: string): NodeJson {
  const type = parameters.get(':contentType');
  if (type === undefined)
    throw new HttpError(412, 'The type of the content is missing; send :contentType=json');
  if (type !== 'json') throw new HttpError(422, `:contentType=${type} is not supported; send json`);
  const text = parameters.get(':content') ?? parameters.get(':contentFile');
  if (text === undefined)
    throw new HttpError(412, 'There is nothing to import; send :content or :contentFile');
  let json: unknown;
  try {
    json = parseExact(text);
  } catch (error) {
    throw new HttpError(422, `:content is not valid JSON: ${messageOf(error)}`);
  }
  if (!isObject(json))
    throw new HttpError(422, ':content is not a node; send an object with properties and child nodes');
  const content = cleaned(json, path);
  checkNode(':content', path, withTypes(content, undefined));
  return content;
}

type Members = Readonly<Record<string, unknown>>;

/** A new node with the default types of JCR where none is given. */
export function withTypes(content: NodeJson, parentType: unknown): NodeJson {
  const type = content['jcr:primaryType'] ?? defaultType(parentType);
  const members = Object.entries(content).map(([name, member]): [string, NodeJson[string]] => [
    name,
    isNode(member) ? withTypes(member, type) : member,
  ]);
  return { 'jcr:primaryType': type, ...Object.fromEntries(members) };
}

/**
 * The node without null, the sizes of binaries in Sling's JSON, and the history of the node that it was copied from.
 *
 * @throws HttpError 422 for content nested too deep to be read again
 */
function cleaned(json: Members, path: string, depth = 0): NodeJson {
  if (depth > MAX_DEPTH) throw new HttpError(422, `:content is nested more than ${MAX_DEPTH} nodes deep`);
  const members = Object.entries(json).flatMap(([name, member]): [string, unknown][] => {
    if (name.startsWith(':') || member === null || isHistory(name)) return [];
    const child = childOf(path, name);
    if (isObject(member)) return [[name, cleaned(member, child, depth + 1)]];
    const stored = Array.isArray(member) ? listOf(child, member) : single(child, member);
    return stored ? withExact(name, stored, Array.isArray(member)) : [[name, member]];
  });
  return Object.fromEntries(members) as NodeJson;
}

function withExact(name: string, stored: readonly Stored[], isList: boolean): [string, unknown][] {
  const values = stored.map(({ value }) => value);
  const exact = besideValues(stored, isList);
  return [
    [name, isList ? values : values[0]],
    ...(exact === undefined ? [] : [[besideOf(name), exact] satisfies [string, unknown]]),
  ];
}

/** A number that is more exact than JSON; undefined for any other value. */
function single(path: string, value: unknown): Stored[] | undefined {
  const number = exactNumber(value);
  return number === undefined ? undefined : [converterFor(path, typeOf(value), undefined)(number)];
}

/** JCR's lists have one type: that of the first value, as in Sling. Undefined for what is no list of values. */
function listOf(path: string, items: readonly unknown[]): Stored[] | undefined {
  if (!items.every((item) => ['string', 'number', 'boolean'].includes(typeof item))) return undefined;
  const types = items.map(typeOf);
  const isNumeric = types.every((type) => type === 'Long' || type === 'Double');
  const type = isNumeric && types.includes('Double') ? 'Double' : (types[0] ?? 'String');
  return items.map((item) => converterFor(path, type, undefined)(exactNumber(item) ?? String(item)));
}

function typeOf(value: unknown): string {
  if (typeof value === 'boolean') return 'Boolean';
  const number = typeof value === 'number' ? String(value) : exactNumber(value);
  if (number === undefined) return 'String';
  return /^-?\d+$/.test(number) ? 'Long' : 'Double';
}
