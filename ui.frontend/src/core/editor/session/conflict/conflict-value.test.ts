/** @jest-environment jsdom */
import type { DialogField } from '../../../kit/dialogs/dialog';
import { saidOf, type Said } from './conflict-value';

const type = 'ventora/components/teaser';
const fields: readonly DialogField[] = [
  { name: 'jcr:title', label: 'Title', widget: 'text' },
  { name: 'text', label: 'Text', widget: 'richtext' },
  { name: 'size', label: 'Size', widget: 'select', options: [{ value: 'l', text: 'Large' }] },
  { name: 'image', label: 'Picture', widget: 'image' },
  { name: 'video/loop', label: 'Repeat film', widget: 'checkbox' },
  { name: 'video/url', label: 'Film', widget: 'text' },
  {
    name: 'actions',
    label: 'Links',
    widget: 'multifield',
    fields: [
      { name: 'text', label: 'Words', widget: 'text' },
      { name: 'link', label: 'Link', widget: 'link' },
    ],
  },
];
const textFields: readonly DialogField[] = [
  { name: 'text', label: 'Text', widget: 'richtext', required: true, formattedBy: 'textIsRich' },
  { name: 'textIsRich', label: 'Formatted', widget: 'checkbox' },
];
const definitions = new Map([[type, { title: 'Teaser', dialog: { tabs: [{ title: 'All', fields }] } }]]);
const node = (members: object) => ({ 'jcr:primaryType': 'nt:unstructured', ...members });
const text = (...lines: string[]): Said => ({ kind: 'text', lines });

it.each<[string, string, unknown, Said]>([
  ['nothing', 'jcr:title', undefined, { kind: 'nothing' }],
  ['a text', 'jcr:title', 'R 15 < R 22 & more', text('R 15 < R 22 & more')],
  ['the lines of a text', 'jcr:title', 'One\nTwo', text('One', 'Two')],
  [
    'the paragraphs, items and cells of formatted text',
    'text',
    '<p>Oil-free <b>air</b> &amp; more</p><ul><li>7.5 kW</li><li>11 kW</li></ul><table><tr><td>a</td><td>b</td></tr></table>',
    text('Oil-free air & more', '• 7.5 kW', '• 11 kW', 'a b'),
  ],
  ['formatted text without its markup', 'text', '<p>a<img src=x onerror=alert(1)></p>', text('a')],
  ['a flag', 'video/loop', true, text('Yes')],
  ['the label of a choice', 'size', 'l', text('Large')],
  ['a number', 'lines', 3, text('3')],
  ['a list as a list', 'tags', ['a', 'b'], { kind: 'list', items: [text('a'), text('b')] }],
  [
    'a picture as a picture',
    'fileReference',
    '/content/dam/a.JPG',
    { kind: 'picture', path: '/content/dam/a.JPG', alt: '' },
  ],
  [
    'a picture with its alternative text',
    'image',
    node({ fileReference: '/content/dam/a.png', alt: 'A pump' }),
    { kind: 'picture', path: '/content/dam/a.png', alt: 'A pump' },
  ],
  [
    'entries by the labels of their fields',
    'actions',
    node({ item0: node({ text: 'Buy', link: '/a' }), item1: node({ text: 'Read' }) }),
    {
      kind: 'list',
      items: [
        {
          kind: 'parts',
          parts: [
            ['Words', text('Buy')],
            ['Link', text('/a')],
          ],
        },
        text('Read'),
      ],
    },
  ],
  [
    'parts of a node by the labels of their fields',
    'video',
    node({ loop: false, url: '/f.mp4' }),
    {
      kind: 'parts',
      parts: [
        ['Repeat film', text('No')],
        ['Film', text('/f.mp4')],
      ],
    },
  ],
  [
    'a layout in columns',
    'cq:responsive',
    node({ default: node({ width: '9', offset: '0' }), phone: node({ behavior: 'hide' }) }),
    {
      kind: 'parts',
      parts: [
        ['Desktop', text('9 columns wide')],
        ['Phone', text('hidden')],
      ],
    },
  ],
  [
    'a whole component with its children',
    '',
    node({
      'sling:resourceType': type,
      'jcr:title': 'Dry',
      inner: node({ 'sling:resourceType': type, 'jcr:title': 'In' }),
    }),
    {
      kind: 'parts',
      parts: [
        ['Title', text('Dry')],
        ['Teaser', { kind: 'parts', parts: [['Title', text('In')]] }],
      ],
    },
  ],
])('says %s', (_, name, value, said) => {
  expect(saidOf(definitions, type, name, value as never)).toEqual(said);
});

it.each<[string, object]>([
  ['no text', {}],
  ['a text without words', { text: '<p>&nbsp;</p>' }],
])('says of a component with %s that its text is empty, not how it is formatted', (_, members) => {
  const textType = 'ventora/components/text';
  const dialog = { tabs: [{ title: 'All', fields: textFields }] };
  const value = node({ 'sling:resourceType': textType, textIsRich: true, ...members });
  expect(saidOf(new Map([[textType, { title: 'Text', dialog }]]), textType, '', value as never)).toEqual({
    kind: 'parts',
    parts: [['Text', text('empty')]],
  });
});
