import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** `namespace local-name`, as only both together name an element. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** @throws if the text is not well-formed */
export function parseXml(text: string): XmlElement {
  interface Open extends XmlElement {
    children: XmlElement[];
    text: string;
  }
  const top: Open = { name: '', attributes: new Map(), children: [], text: '' };
  const open: Open[] = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    const element: Open = { name: `${uri} ${local}`, attributes: new Map(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (words) => {
    const element = open.at(-1);
    if (element) element.text += words;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  const [root] = top.children;
  if (!root) throw new Error('There is no element');
  return root;
}
