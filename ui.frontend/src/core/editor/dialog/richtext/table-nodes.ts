import { Extension, Node } from '@tiptap/core';
import { tableEditing } from '@tiptap/pm/tables';
import { attributesOf, ownAttributes } from './attributes';

/* Tables in ProseMirror's model, where rows of `th` represent the head; `tidy-html.ts` restores it. */

const caption = {
  default: null,
  parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent?.trim() || null,
  rendered: false,
};

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({ caption }),
  // The caption's text is an attribute; parsed as content as well, it would become a row.
  parseHTML: () => [{ tag: 'table' }, { tag: 'table > caption', ignore: true }],
  renderHTML({ node, HTMLAttributes }) {
    const words: unknown = node.attrs.caption;
    const rows = ['tbody', 0] as const;
    return typeof words === 'string'
      ? ['table', HTMLAttributes, ['caption', words], rows]
      : ['table', HTMLAttributes, rows];
  },
});

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {},
});

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      ...attributesOf(ownAttributes(tag)),
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // Required by ProseMirror; no width is ever stored.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Roles of the nodes in ProseMirror's tables. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const tableRoles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
});

export const tableNodes = [table, tableRow, cell('tableCell', 'td'), cell('tableHeader', 'th'), tableRoles];
