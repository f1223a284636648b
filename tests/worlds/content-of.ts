import { parseDocument } from 'htmlparser2';
import type { AnyNode, Element } from 'domhandler';

/** Elements whose text nobody reads. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'head']);

/**
 * What a reader gets of HTML, in order: words, links and pictures, one a line. White space, classes and elements do not
 * count.
 */
export function contentOf(html: string): string[] {
  const found: string[] = [];
  let words = '';
  const end = () => {
    const text = words.replace(/[\s\u200b]+/g, ' ').trim();
    if (text !== '') found.push(text);
    words = '';
  };
  const visit = (node: AnyNode): void => {
    if (node.type === 'text') words += node.data;
    if (!('children' in node)) return;
    if (node.type === 'script' || node.type === 'style' || SILENT.has((node as Element).name)) return;
    const isElement = node.type === 'tag';
    const isBreak = isElement && !INLINE.has(node.name);
    if (isBreak) end();
    if (isElement && node.name === 'a' && node.attribs['href'] !== undefined) {
      end();
      found.push(`→ ${node.attribs['href']}`);
    }
    if (isElement && node.name === 'img')
      found.push(`▣ ${node.attribs['src'] ?? ''} ${node.attribs['alt'] ?? ''}`.trim());
    node.children.forEach(visit);
    if (isBreak || (isElement && node.name === 'a')) end();
  };
  visit(parseDocument(html) as unknown as AnyNode);
  end();
  return found;
}

const INLINE = new Set([
  'span',
  'b',
  'i',
  'strong',
  'em',
  'sub',
  'sup',
  'code',
  'small',
  'abbr',
  'bdi',
  'wbr',
  'mark',
  'time',
  'data',
  'a',
  'u',
]);
