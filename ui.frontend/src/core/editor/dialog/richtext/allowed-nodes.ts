import { Node } from '@tiptap/core';

/* Blocks that the sanitiser allows and no button creates, kept in existing content. */

const block = (tag: string, content: string, group = 'block', more: object = {}) =>
  Node.create({
    name: tag,
    content,
    group,
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...more,
  });

const lineBreakChance = Node.create({
  name: 'wbr',
  inline: true,
  group: 'inline',
  selectable: false,
  parseHTML: () => [{ tag: 'wbr' }],
  renderHTML: () => ['wbr'],
});

export const allowedNodes = [
  block('div', 'block+'),
  block('figure', '(block | figcaption)+'),
  block('figcaption', 'inline*', ''),
  block('dl', '(dt | dd)+'),
  block('dt', 'inline*', ''),
  block('dd', 'block+', ''),
  lineBreakChance,
];
