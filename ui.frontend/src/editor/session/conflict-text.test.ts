import { componentTitle, fieldTitle, valueText } from './conflict-text';

const definitions = new Map([
  [
    'ventora/components/teaser',
    {
      title: 'Teaser',
      dialog: {
        tabs: [
          {
            title: 'Text',
            fields: [
              { name: 'jcr:title', label: 'Title', widget: 'text' as const },
              { name: 'video/loop', label: 'Repeat film', widget: 'checkbox' as const, feeds: ['video'] },
            ],
          },
        ],
      },
    },
  ],
]);

it('calls things what the dialog calls them', () => {
  expect(componentTitle(definitions, 'ventora/components/teaser')).toBe('Teaser');
  expect(componentTitle(definitions, 'acme/components/pump')).toBe('pump');
  expect(fieldTitle(definitions, 'ventora/components/teaser', 'jcr:title')).toBe('Title');
  expect(fieldTitle(definitions, 'ventora/components/teaser', 'video')).toBe('Repeat film');
  expect(fieldTitle(definitions, 'ventora/components/teaser', 'cq:styleIds')).toBe('cq:styleIds');
  expect(fieldTitle(definitions, 'ventora/components/teaser', '')).toBe('The whole component');
});

it.each([
  [undefined, 'Nothing'],
  ['<p>Oil-free <b>air</b></p>', 'Oil-free air'],
  [true, 'Yes'],
  [['a', 'b'], 'a, b'],
  [3, '3'],
  [
    {
      'jcr:primaryType': 'nt:unstructured',
      item0: { 'jcr:primaryType': 'nt:unstructured', text: 'Buy', link: '/a' },
    },
    'Buy, /a',
  ],
  ['x'.repeat(500), `${'x'.repeat(399)}…`],
])('says %j in words', (value, text) => {
  expect(valueText(value as never)).toBe(text);
});
