import { Extension, type AnyExtension } from '@tiptap/core';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import StarterKit from '@tiptap/starter-kit';
import { allowedMarks } from './allowed-marks';
import { allowedNodes } from './allowed-nodes';
import { attributesOf, globalAttributes, ownAttributes } from './attributes';
import { tableNodes } from './table-nodes';

const starter = StarterKit.configure({
  // The h1 is the page's title; the sanitiser removes others.
  heading: { levels: [1, 2, 3, 4, 5, 6] },
  link: {
    openOnClick: false,
    autolink: false,
    HTMLAttributes: { target: null, rel: null, class: null },
    protocols: ['mailto', 'tel'],
  },
  // Drawn with style elements, which the page's policy forbids.
  dropcursor: false,
});

/** The editor supports every tag on the sanitiser's list; the policy decides on the buttons. */
export const extensions: AnyExtension[] = [
  starter,
  Subscript,
  Superscript,
  ...allowedMarks,
  ...allowedNodes,
  ...tableNodes,
  Extension.create({
    name: 'allowedAttributes',
    addGlobalAttributes: () => [
      ...globalAttributes(typesWithAttributes),
      {
        types: ['link'],
        attributes: attributesOf(ownAttributes('a').filter((name) => !known.includes(name))),
      },
      { types: ['orderedList'], attributes: attributesOf(['reversed']) },
      { types: ['blockquote'], attributes: attributesOf(['cite']) },
    ],
  }),
];

/** Link attributes that Tiptap handles itself. */
const known = ['href', 'target', 'rel'];

const typesWithAttributes = [
  ...[
    'paragraph',
    'heading',
    'bulletList',
    'orderedList',
    'listItem',
    'blockquote',
    'codeBlock',
    'horizontalRule',
  ],
  ...['bold', 'italic', 'underline', 'strike', 'code', 'subscript', 'superscript', 'link'],
  ...['table', 'tableRow', 'tableCell', 'tableHeader'],
  ...allowedMarks.map(({ name }) => name),
  ...allowedNodes.map(({ name }) => name).filter((name) => name !== 'wbr'),
];
