import { Mark } from '@tiptap/core';
import { attributesOf, ownAttributes } from './attributes';

/* Tags of the sanitiser's list that no button makes, but that content may have: editing must not lose them. */

const inline = (tag: string, selector = tag) =>
  Mark.create({
    name: tag,
    // Before Tiptap's own: it reads `del` as `s`.
    priority: 1100,
    // The same tag in itself with other attributes (`span`) is another mark.
    excludes: '',
    addAttributes: () => attributesOf(ownAttributes(tag)),
    parseHTML: () => [{ tag: selector }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const allowedMarks = [
  ...['abbr', 'cite', 'del', 'dfn', 'ins', 'kbd', 'mark', 'q', 'small', 'var'].map((tag) => inline(tag)),
  // One without attributes says nothing.
  inline('span', ['id', 'class', 'lang', 'dir', 'title'].map((name) => `span[${name}]`).join()),
];
