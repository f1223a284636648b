import type { RichNode } from './RichNode';

const INLINE = /^(?:text|link|reference|line-break)$/;

/** A tree without any format: a line for each paragraph, item and row. */
export function writePlainText(nodes: readonly RichNode[]): string {
  return nodes
    .map(textIn)
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function textIn(node: RichNode): string {
  const { nodeType, value = '', content } = node;
  if (nodeType === 'line-break') return '\n';
  if (INLINE.test(nodeType)) return content ? content.map(textIn).join('') : value;
  const within = (content ?? []).map(textIn).join('');
  return nodeType === 'table-data' ? `${within.trim()}\t` : `\n${within.trim()}\n`;
}
