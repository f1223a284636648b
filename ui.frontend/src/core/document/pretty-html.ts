import { Parser } from 'htmlparser2';

const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Inline elements. */
const phrasing = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Maximum length of a line that is easy to read. */
const lineLength = 100;

interface Element {
  name: string;
  tag: string;
  children: (Element | string)[];
}

/** Formats HTML for reading: one element per line, indented by depth; short elements stay on one line. */
export function prettyHtml(html: string): string {
  return treeOf(html)
    .children.flatMap((child) => linesOf(child))
    .join('\n');
}

function treeOf(html: string): Element {
  const root: Element = { name: '', tag: '', children: [] };
  const open = [root];
  const around = () => open.at(-1) ?? root;
  const add = (child: Element | string) => around().children.push(child);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
        const element = { name, tag: `<${name}${words.join('')}>`, children: [] };
        add(element);
        if (!voids.has(name)) open.push(element);
      },
      ontext(text) {
        const last = around().children;
        if (typeof last.at(-1) === 'string') last.push(String(last.pop()) + text);
        else add(text);
      },
      onclosetag(name) {
        if (!voids.has(name) && open.length > 1) open.pop();
      },
    },
    // SVG has mixed-case names: viewBox.
    { decodeEntities: false, lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return root;
}

const flat = (node: Element | string): string =>
  typeof node === 'string'
    ? node.replace(/\s+/g, ' ')
    : node.tag + (voids.has(node.name) ? '' : `${node.children.map(flat).join('')}</${node.name}>`);

const isPhrasing = (node: Element | string): boolean =>
  typeof node === 'string' || (phrasing.has(node.name) && node.children.every(isPhrasing));

function linesOf(node: Element | string): string[] {
  if (typeof node === 'string') return node.trim() ? [node.trim().replace(/\s+/g, ' ')] : [];
  const whole = flat(node);
  const isLeaf = node.children.every((child) => typeof child === 'string');
  if (whole.length <= lineLength && (isLeaf || node.children.every(isPhrasing))) return [whole];
  if (voids.has(node.name)) return [whole];
  const inside = node.children.every(isPhrasing)
    ? [node.children.map(flat).join('').trim()]
    : node.children.flatMap(linesOf);
  if (inside.join('') === '') return [whole];
  return [node.tag, ...inside.map((line) => `  ${line}`), `</${node.name}>`];
}
