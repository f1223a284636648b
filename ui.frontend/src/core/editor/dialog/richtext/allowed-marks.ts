import { Mark } from '@tiptap/core';
import { attributesOf, ownAttributes } from './attributes';

/* Tags that the sanitiser allows and no button creates; editing must keep them in existing content. */

const inline = (tag: string, selector = tag) =>
  Mark.create({
    name: tag,
    // Takes precedence over Tiptap's own mark, which reads `del` as `s`.
    priority: 1100,
    // The same tag nested with other attributes (`span`) is another mark.
    excludes: '',
    addAttributes: () => attributesOf(ownAttributes(tag)),
    parseHTML: () => [{ tag: selector }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const allowedMarks = [
  ...['abbr', 'cite', 'del', 'dfn', 'ins', 'kbd', 'mark', 'q', 'small', 'var'].map((tag) => inline(tag)),
  // Without attributes it has no effect.
  inline('span', ['id', 'class', 'lang', 'dir', 'title'].map((name) => `span[${name}]`).join()),
];
