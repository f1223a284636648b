import { SaxesParser, type SaxesTagNS } from 'saxes';

/** An element of an XML file. */
export interface XmlElement {
  /** With its prefix, as written. */
  readonly name: string;
  /** `namespace local-name`, which names it wherever it is from. */
  readonly expandedName: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  /** The text directly in it. */
  text: string;
}

/** An XML file: its root, and the namespaces that it declares anywhere. */
export interface XmlFile {
  readonly root: XmlElement;
  readonly namespaces: ReadonlyMap<string, string>;
}

/** Deeper than any page. */
const MAX_DEPTH = 200;

/** That of every Java properties file; it is named and never fetched. */
const PROPERTIES_DTD =
  /^\s*properties\s+SYSTEM\s+["']https?:\/\/java\.sun\.com\/dtd\/properties\.dtd["']\s*$/;

/**
 * Parses XML that may come from anybody. Only XML's own entities (`&amp;`) exist: a document type, which could define others, is refused.
 *
 * @param allowsProperties accepts the document type of Java's properties files
 * @throws SyntaxError with line and column
 */
export function parseXml(bytes: Uint8Array, allowsProperties = false): XmlFile {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const namespaces = new Map<string, string>();
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  const refuse = (why: string): never => {
    throw new SyntaxError(`${parser.line}:${parser.column}: ${why}`);
  };
  parser.on('error', ({ message }) => {
    throw new SyntaxError(message);
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
      refuse(`the encoding is ${encoding}; use UTF-8`);
  });
  parser.on('doctype', (type) => {
    if (!allowsProperties || !PROPERTIES_DTD.test(type))
      refuse('has a document type (DOCTYPE), which could define entities; remove it');
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    if (open.length >= MAX_DEPTH) refuse(`is nested more than ${MAX_DEPTH} elements deep`);
    for (const [prefix, uri] of Object.entries(tag.ns)) {
      if ((namespaces.get(prefix) ?? uri) !== uri) refuse(`"${prefix}" stands for two namespaces`);
      namespaces.set(prefix, uri);
    }
    const attributes = new Map(
      Object.values(tag.attributes)
        .filter(({ name, prefix }) => prefix !== 'xmlns' && name !== 'xmlns')
        .map(({ name, value }) => [name, value]),
    );
    const element: XmlElement = {
      name: tag.name,
      expandedName: `${tag.uri} ${tag.local}`,
      attributes,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(decoded(bytes)).close();
  return root ? { root, namespaces } : refuse('has no element');
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new SyntaxError('is not UTF-8', { cause: error });
  }
}
