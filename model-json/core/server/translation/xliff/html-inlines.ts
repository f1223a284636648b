import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeHtmlText } from '../../http/html';
import { isCode, type Inline } from './Inline';

type Node = ReturnType<typeof parseDocument>['childNodes'][number];

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const attribute = (text: string): string => escapeHtmlText(text).replaceAll('"', '&quot;');

/** Takes a rich text apart. */
export function inlinesOf(html: string): Inline[] {
  let last = 0;
  const read = (nodes: readonly Node[]): Inline[] =>
    nodes.flatMap((node): Inline[] => {
      if (DomUtils.isText(node)) return node.data === '' ? [] : [node.data];
      const id = String(++last);
      if (DomUtils.isComment(node)) return [{ id, start: `<!--${node.data}-->`, children: [] }];
      if (!DomUtils.isTag(node)) return [];
      const attributes = Object.entries(node.attribs).map(
        ([name, value]) => ` ${name}="${attribute(value)}"`,
      );
      const start = `<${node.name}${attributes.join('')}>`;
      if (VOID.test(node.name)) return [{ id, start, children: [] }];
      return [{ id, start, end: `</${node.name}>`, children: read(node.children) }];
    });
  return read(parseDocument(html).childNodes);
}

/** Puts it together again. */
export const htmlOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) =>
      isCode(inline) ? inline.start + htmlOf(inline.children) + (inline.end ?? '') : escapeHtmlText(inline),
    )
    .join('');
