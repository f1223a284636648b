/** The tags allowed in author HTML. Both sanitisers use this list; the rich-text editor offers nothing outside it. */
export const allowedTags = [
  'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'dd', 'del', 'dfn', 'div', 'dl', 'dt', 'em',
  'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q',
  's', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul', 'var', 'wbr',
]; // prettier-ignore

/** Attributes by tag; `*` applies to every tag. */
export const allowedAttributes: Record<string, string[]> = {
  '*': ['id', 'class', 'lang', 'dir', 'title'],
  a: ['href', 'target', 'rel', 'hreflang', 'download', 'aria-label'],
  ol: ['start', 'reversed', 'type'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'scope', 'abbr', 'headers'],
  blockquote: ['cite'],
};
