/*
 * A tree of nodes as FileVault's document view, the XML that content packages are made of:
 * https://jackrabbit.apache.org/filevault/docview.html
 */

import { COMMON_NAMESPACES } from '../../model-json/core/repository/namespaces/common-namespaces';
import { METADATA_NAMESPACES } from '../../model-json/core/repository/namespaces/metadata-namespaces';
import { RARE_NAMESPACES } from '../../model-json/core/repository/namespaces/rare-namespaces';

/** Whole numbers are written as Long, others as Double. A list is a `String[]`. Other types are named: `Date`, `Name`. */
export type DocValue = PlainValue | TypedValue;

type PlainValue = string | boolean | number | readonly string[];

interface TypedValue {
  /** A JCR type: `Date`. */
  readonly type: string;
  readonly value: string | readonly string[];
}

export interface DocNode {
  /** Undefined values are left out. */
  properties: Readonly<Record<string, DocValue | undefined>>;
  /** In the order of the repository. */
  children: readonly NamedNode[];
}

export type NamedNode = readonly [name: string, node: DocNode];

/** Declared where they are used: except for assets, few nodes need them. */
const rareNamespaces = { ...METADATA_NAMESPACES, ...RARE_NAMESPACES };

/** An unstructured node, as nearly all nodes are. */
export const unstructured = (
  properties: DocNode['properties'],
  children: readonly NamedNode[] = [],
): DocNode => ({ properties: { 'jcr:primaryType': 'nt:unstructured', ...properties }, children });

/** The content of a `.content.xml`. */
export function toDocView(root: DocNode): string {
  const used = new Set(prefixes(root));
  const rare = Object.entries(rareNamespaces).filter(([prefix]) => used.has(prefix));
  const declared = [...Object.entries(COMMON_NAMESPACES), ...rare].map(
    ([prefix, uri]) => `xmlns:${prefix}="${uri}"`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('jcr:root', root, '', declared)}\n`;
}

/** All names in the tree. */
function* prefixes({ properties, children }: DocNode): Generator<string> {
  for (const name of [...Object.keys(properties), ...children.map(([child]) => child)]) {
    yield name.slice(0, Math.max(0, name.indexOf(':')));
  }
  for (const [, child] of children) yield* prefixes(child);
}

function element(name: string, node: DocNode, indent: string, declared: readonly string[] = []): string {
  const attributes = Object.entries(node.properties)
    .filter((property): property is [string, DocValue] => property[1] !== undefined)
    .sort(([a], [b]) => compareNames(a, b))
    .map(([property, value]) => `${xmlName(property)}="${attribute(property, docValue(value))}"`);
  const inner = `${indent}    `;
  const all = [...declared, ...attributes];
  const open =
    all.length === 1
      ? [`${indent}<${xmlName(name)} ${all[0]}`]
      : [`${indent}<${xmlName(name)}`, ...all.map((each) => inner + each)];
  if (node.children.length === 0) return `${open.join('\n')}/>`;
  const names = node.children.map(([child]) => child);
  const twice = names.find((child, i) => names.indexOf(child) !== i);
  if (twice !== undefined) throw new Error(`"${name}" would have two child nodes "${twice}"`);
  return [
    `${open.join('\n')}>`,
    ...node.children.map(([child, below]) => element(child, below, inner)),
    `${indent}</${xmlName(name)}>`,
  ].join('\n');
}

/** Names with a namespace come first, as FileVault writes them. */
function compareNames(a: string, b: string): number {
  return Number(b.includes(':')) - Number(a.includes(':')) || (a < b ? -1 : 1);
}

/** One property in document view syntax: `{Type}value`, `[a,b]`; text that looks like it is escaped. */
export function docValue(value: DocValue): string {
  if (typeof value === 'boolean') return `{Boolean}${value}`;
  if (typeof value === 'number') return `{${Number.isSafeInteger(value) ? 'Long' : 'Double'}}${value}`;
  if (typeof value === 'string') return value.replaceAll('\\', '\\\\').replace(/^[{[]/, '\\$&');
  if ('type' in value) return `{${value.type}}${docValue(value.value)}`;
  // A list of one empty text would be read as an empty list.
  if (value.length === 1 && value[0] === '') return '[\\0]';
  return `[${value.map((each) => each.replace(/[\\,]/g, '\\$&')).join(',')}]`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xa;',
  '\r': '&#xd;',
};

function attribute(property: string, text: string): string {
  // XML 1.0 cannot represent these.

  const wrong = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/u.exec(text)?.[0];
  if (wrong !== undefined) {
    const code = wrong.charCodeAt(0).toString(16).padStart(4, '0');
    throw new Error(`${property} contains the character U+${code}, which XML cannot represent; remove it`);
  }
  return text.replace(/[&<>"\t\n\r]/g, (character) => entities[character] ?? character);
}

/** A repository name as an XML name (ISO 9075): characters that XML does not allow become `_xHHHH_`. */
export function xmlName(name: string): string {
  const [, prefix, local] = /^(?:([^:]*):)?(.*)$/s.exec(name) ?? [];
  if (prefix !== undefined && !(prefix in COMMON_NAMESPACES) && !(prefix in rareNamespaces)) {
    const known = Object.keys({ ...COMMON_NAMESPACES, ...rareNamespaces }).join(', ');
    throw new Error(`"${name}": no namespace "${prefix}"; known are ${known}`);
  }
  if (!local) throw new Error(`"${name}" is not a valid name of a node or property`);
  const encoded = local
    .replace(/_(?=x[\da-fA-F]{4}_)|[^\w.-]/g, hex)
    // XML begins no name with these.
    .replace(/^[\d.-]/, hex);
  return prefix === undefined ? encoded : `${prefix}:${encoded}`;
}

const hex = (characters: string): string =>
  [...Array(characters.length).keys()]
    .map((i) => `_x${characters.charCodeAt(i).toString(16).padStart(4, '0')}_`)
    .join('');
