import { exactNumber } from '../../exact-json';
import {
  besideOf,
  besideValues,
  storedDecimal,
  storedDouble,
  storedLong,
  type Stored,
} from '../../exact-values';
import type { NodeJson } from '../../node-json';
import { isHistory } from '../../versions/versionable';
import { isObject } from '../../../../../shared/checked/is-object';

/**
 * A node as Jackrabbit's remoting writes it: properties and child nodes in one object; a property's type, unless it is
 * clear, under the property's name with a colon. Numbers that JavaScript would round are as `parseExact` marks them.
 */
export type DavexNode = Readonly<Record<string, unknown>>;

/** The JCR type of a property; undefined if its JSON is clear. */
export function typeIn(node: DavexNode | undefined, name: string): string | undefined {
  const type = node?.[besideOf(name)];
  return typeof type === 'string' ? type : undefined;
}

/** Whether a node is only named, without its content. */
export const isNamedOnly = (node: DavexNode): boolean => node['jcr:primaryType'] === undefined;

/** The node as our files have it, without what belongs to Oak: permissions and the history of versions. */
export function nodeOf(node: DavexNode): NodeJson {
  const own: NodeJson = {};
  for (const [name, member] of Object.entries(node)) {
    if (isObject(member)) {
      if (!name.startsWith('rep:')) own[name] = isNamedOnly(member) ? {} : nodeOf(member);
    } else if (name === ':jcr:data' && typeof member === 'number') own[name] = member;
    else if (!name.startsWith(':') && !isHistory(name)) addProperty(own, name, member, typeIn(node, name));
  }
  return own;
}

function addProperty(node: NodeJson, name: string, member: unknown, type: string | undefined): void {
  const isList = Array.isArray(member);
  const values = (isList ? (member as readonly unknown[]) : [member]).map((value) => storedOf(value, type));
  const [first] = values;
  if (!isList && first === undefined) return;
  node[name] = isList ? values.map(({ value }) => value) : (first?.value ?? '');
  const beside = besideValues(values, isList);
  if (beside !== undefined) node[besideOf(name)] = beside;
}

function storedOf(value: unknown, type: string | undefined): Stored {
  const number = exactNumber(value);
  if (number !== undefined) {
    if (/^-?\d+$/.test(number)) return storedLong(number) ?? { value: Number(number) };
    return storedDouble(Number(number));
  }
  if (type === 'Decimal') return storedDecimal(String(value));
  return { value: typeof value === 'number' || typeof value === 'boolean' ? value : String(value) };
}
