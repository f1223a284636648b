import { nameOfXml } from './names';
import { prefixesFor } from './namespaces';
import { parseXml, type XmlElement } from './parse-xml';
import { parseValue, type TypedValue } from './value';

/** A node of a document view. One without properties only says where among its siblings the node of this name is. */
export interface ViewNode {
  readonly name: string;
  readonly properties: ReadonlyMap<string, TypedValue>;
  readonly children: readonly ViewNode[];
}

export interface DocView {
  readonly root: ViewNode;
  /** The namespaces that its names use, by prefix. */
  readonly namespaces: ReadonlyMap<string, string>;
  /** Whether there is text between the nodes: a typing error, which FileVault passes over. */
  readonly hasText: boolean;
}

const ROOT = 'jcr:root';
const NAMES = new Set(['jcr:primaryType', 'jcr:mixinTypes']);

/**
 * Reads a document view, the XML that FileVault writes nodes as.
 *
 * @returns undefined if the XML is something else: a file like any other
 * @throws SyntaxError if it is not well-formed, or breaks a rule of the format
 */
export function readDocView(bytes: Uint8Array): DocView | undefined {
  const { root, namespaces } = parseXml(bytes);
  const prefixes = prefixesFor(namespaces);
  const nameOf = (qualified: string): string => {
    const colon = qualified.indexOf(':');
    if (colon < 0) return nameOfXml(qualified);
    const prefix = qualified.slice(0, colon);
    return `${nameOfXml(prefixes.get(prefix) ?? prefix)}:${nameOfXml(qualified.slice(colon + 1))}`;
  };
  if (nameOf(root.name) !== ROOT) return undefined;
  const used = new Map<string, string>();
  for (const [prefix, uri] of namespaces) used.set(prefixes.get(prefix) ?? prefix, uri);
  return { root: viewNode(root, nameOf), namespaces: used, hasText: hasText(root) };
}

const hasText = ({ text, children }: XmlElement): boolean => text.trim() !== '' || children.some(hasText);

function viewNode(element: XmlElement, nameOf: (qualified: string) => string): ViewNode {
  const name = nameOf(element.name);
  if (name.includes('['))
    throw new SyntaxError(
      `"${name}" is one of several siblings with the same name; give it a name of its own`,
    );
  const children = element.children.map((child) => viewNode(child, nameOf));
  return { name, properties: propertiesOf(name, element, nameOf), children };
}

function propertiesOf(
  node: string,
  { attributes }: XmlElement,
  nameOf: (qualified: string) => string,
): Map<string, TypedValue> {
  const properties = new Map<string, TypedValue>();
  for (const [qualified, text] of attributes) {
    const name = nameOf(qualified);
    if (properties.has(name)) throw new SyntaxError(`"${node}" has the property "${name}" twice`);
    properties.set(name, valueOf(name, text));
  }
  return properties;
}

function valueOf(name: string, text: string): TypedValue {
  try {
    const value = parseValue(text);
    return NAMES.has(name) ? { ...value, type: 'Name' } : value;
  } catch (error) {
    throw new SyntaxError(`"${name}": ${(error as Error).message}`, { cause: error });
  }
}
