/* Reads FileVault's document view as FileVault does; separate code, so that writer and reader cannot share a mistake. */

export type Value = string | boolean | number | string[];

export interface Node {
  name: string;
  properties: Record<string, Value>;
  children: Node[];
}

/** @throws if the text is not well-formed XML */
export function readDocView(xml: string): Node {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const wrong = document.querySelector('parsererror');
  if (wrong) throw new Error(wrong.textContent ?? 'no XML');
  return readNode(document.documentElement);
}

function readNode(element: Element): Node {
  const attributes = [...element.attributes].filter(({ name }) => !name.startsWith('xmlns'));
  return {
    name: readName(element.tagName),
    properties: Object.fromEntries(attributes.map(({ name, value }) => [readName(name), readValue(value)])),
    children: [...element.children].map(readNode),
  };
}

export const readName = (name: string): string =>
  name.replace(/_x([\da-fA-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The grammar of org.apache.jackrabbit.vault.util.DocViewProperty2. */
export function readValue(text: string): Value {
  const [, type, rest] = /^(?:\{(\w+)\})?([^]*)$/.exec(text)!;
  if (type === 'Boolean') return rest === 'true';
  if (type === 'Long' || type === 'Double') return Number(rest);
  const list = rest!.startsWith('[');
  const values: string[] = [];
  let current: string | undefined;
  for (let i = list ? 1 : 0; i < rest!.length; i++) {
    const character = rest![i]!;
    if (character === '\\') {
      i += 1;
      current = (current ?? '') + (rest![i] === '0' ? '' : rest![i]);
    } else if (list && character === ',') {
      values.push(current ?? '');
      current = '';
    } else if (!list || character !== ']' || i < rest!.length - 1) {
      current = (current ?? '') + character;
    }
  }
  if (!list) return current ?? '';
  return current === undefined ? values : [...values, current];
}

/** Every node of a tree, its root first. */
export const allNodes = (node: Node): Node[] => [node, ...node.children.flatMap(allNodes)];
