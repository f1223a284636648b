import { textOf, type RichNode, type Variant } from './RichNode';

const MARKS: Readonly<Partial<Record<Variant, string>>> = {
  bold: '**',
  italic: '_',
  strikethrough: '~~',
  code: '`',
};

/** A tree as Markdown, with the tables of GitHub's. */
export const writeMarkdown = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => block(node)).join('\n\n');

function block(node: RichNode): string {
  const { nodeType, style = 'h1', content = [] } = node;
  switch (nodeType) {
    case 'header':
      return `${'#'.repeat(Number(style.slice(1)))} ${line(content)}`;
    case 'unordered-list':
      return list(content, () => '- ');
    case 'ordered-list':
      return list(content, (i) => `${i + 1}. `);
    case 'table':
      return table(node);
    default:
      return content.some(isBlock) ? writeMarkdown(content) : line(content.length > 0 ? content : [node]);
  }
}

const isBlock = ({ nodeType }: RichNode): boolean =>
  /^(?:paragraph|header|unordered-list|ordered-list|table)$/.test(nodeType);

const list = (items: readonly RichNode[], mark: (i: number) => string): string =>
  items
    .map(({ content = [] }, i) => {
      const start = mark(i);
      const at = content.findIndex(isBlock);
      const own = at < 0 ? content : content.slice(0, at);
      const below = at < 0 ? [] : content.slice(at).map(block);
      const lines = [line(own).trim(), ...below].filter(Boolean).join('\n');
      return start + lines.replaceAll('\n', `\n${' '.repeat(start.length)}`);
    })
    .join('\n');

function table(node: RichNode): string {
  const rows = rowsOf(node).map(({ content = [] }) =>
    content.map((cell) =>
      line(cell.content ?? [])
        .replaceAll('|', '\\|')
        .trim(),
    ),
  );
  const [head = [], ...others] = rows;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...others.map(row)].join('\n');
}

const rowsOf = ({ content = [] }: RichNode): RichNode[] =>
  content.flatMap((node) => (node.nodeType === 'table-row' ? [node] : rowsOf(node)));

/** What is in a line; blocks within a table's cell are in it, too. */
const line = (nodes: readonly RichNode[]): string => nodes.map(inline).join('').trim();

function inline(node: RichNode): string {
  const { nodeType, value = '', content, data = {}, format } = node;
  switch (nodeType) {
    case 'text':
      return marked(value, format?.variants ?? []);
    case 'line-break':
      return '  \n';
    case 'link':
      return `[${content ? line(content) : escaped(value)}](${data['href'] ?? ''})`;
    case 'reference':
      return data['path'] === undefined
        ? `[${content ? line(content) : escaped(value)}](${data['href'] ?? ''})`
        : `![${escaped(data['alt'] ?? '')}](${data['path']})`;
    default:
      return content ? line(content) : escaped(textOf(node));
  }
}

/** Marks stand at the words, not at the spaces around them. */
function marked(value: string, variants: readonly Variant[]): string {
  const words = value.trim();
  if (words === '') return value;
  const at = value.indexOf(words);
  const marks = variants.flatMap((variant) => MARKS[variant] ?? []);
  const text = variants.includes('code') ? words : escaped(words);
  return `${value.slice(0, at)}${marks.join('')}${text}${marks.toReversed().join('')}${value.slice(at + words.length)}`;
}

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');
