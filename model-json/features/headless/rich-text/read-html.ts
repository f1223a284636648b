import type { ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { partBefore } from '../../../../shared/checked/part-before';
import type { NodeType, RichNode, Variant } from './RichNode';

/** What is at the path of a link or a picture. */
export type KindAt = (path: string) => 'fragment' | 'asset' | undefined;

const BLOCKS: Readonly<Record<string, NodeType>> = {
  p: 'paragraph',
  div: 'paragraph',
  blockquote: 'paragraph',
  pre: 'paragraph',
  ul: 'unordered-list',
  ol: 'ordered-list',
  li: 'list-item',
  table: 'table',
  thead: 'table-header',
  tbody: 'table-body',
  tr: 'table-row',
  td: 'table-data',
  th: 'table-data',
};

const VARIANTS: Readonly<Record<string, Variant>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'strikethrough',
  del: 'strikethrough',
  sup: 'superscript',
  sub: 'subscript',
  code: 'code',
};

/** Between these, white space is layout. */
const WITHOUT_TEXT = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

/** Deeper than anybody writes; what is deeper is text. */
const DEEPEST = 50;

/** HTML as a tree. Text outside of paragraphs becomes a paragraph. */
export function readHtml(html: string, kindAt: KindAt): RichNode[] {
  return inBlocks(parseDocument(html).children.flatMap((child) => nodesOf(child, [], kindAt, 0)));
}

const isBlock = ({ nodeType }: RichNode): boolean =>
  !['text', 'link', 'reference', 'line-break'].includes(nodeType);

function inBlocks(nodes: readonly RichNode[]): RichNode[] {
  const blocks: RichNode[] = [];
  let line: RichNode[] = [];
  const close = () => {
    if (line.some(({ nodeType, value }) => nodeType !== 'text' || value?.trim()))
      blocks.push({ nodeType: 'paragraph', content: line });
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) line.push(node);
    else {
      close();
      blocks.push(node);
    }
  }
  close();
  return blocks;
}

function nodesOf(node: ChildNode, variants: readonly Variant[], kindAt: KindAt, depth: number): RichNode[] {
  if (DomUtils.isText(node)) return textNodes(node.data, variants);
  if (!DomUtils.isTag(node) || depth > DEEPEST) return [];
  const { name, attribs, children } = node;
  const within = (added: readonly Variant[] = variants) =>
    children
      .filter((child) => !(WITHOUT_TEXT.has(name) && DomUtils.isText(child)))
      .flatMap((child) => nodesOf(child, added, kindAt, depth + 1));
  const variant = VARIANTS[name];
  if (variant) return within([...new Set([...variants, variant])]);
  if (/^h[1-6]$/.test(name)) return [{ nodeType: 'header', style: name, content: within() }];
  const block = BLOCKS[name];
  if (block) return [{ nodeType: block, content: within() }];
  switch (name) {
    case 'br':
      return [{ nodeType: 'line-break' }];
    case 'img':
      return [pictureNode(attribs)];
    case 'a':
      return [linkNode(attribs, within(), kindAt)];
    case 'script':
    case 'style':
      return [];
    default:
      return within();
  }
}

function textNodes(data: string, variants: readonly Variant[]): RichNode[] {
  const value = data.replace(/[\t\n\r ]+/g, ' ');
  if (value === '') return [];
  return [{ nodeType: 'text', value, ...(variants.length > 0 && { format: { variants } }) }];
}

const pictureNode = ({ src = '', alt }: Readonly<Record<string, string>>): RichNode => ({
  nodeType: 'reference',
  data: { path: src, type: 'image', ...(alt !== undefined && { alt }) },
});

function linkNode(
  { href = '', target }: Readonly<Record<string, string>>,
  content: readonly RichNode[],
  kindAt: KindAt,
): RichNode {
  const value = content.map((node) => node.value ?? '').join('');
  const isFormatted = content.some(({ nodeType, format }) => nodeType !== 'text' || format);
  const kind = href.startsWith('/content/dam/') ? kindAt(partBefore(partBefore(href, '#'), '?')) : undefined;
  const data = { href, ...(target !== undefined && { target }), ...(kind && { type: kind }) };
  return {
    nodeType: kind === 'fragment' ? 'reference' : 'link',
    data,
    value,
    ...(isFormatted && { content }),
  };
}
