import { componentTitle, fieldTitle } from './conflict-text';

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

it('labels conflicting values as their dialog does', () => {
  expect(componentTitle(definitions, 'ventora/components/teaser')).toBe('Teaser');
  expect(componentTitle(definitions, 'acme/components/pump')).toBe('pump');
  expect(fieldTitle(definitions, 'ventora/components/teaser', 'jcr:title')).toBe('Title');
  expect(fieldTitle(definitions, 'ventora/components/teaser', 'video')).toBe('Repeat film');
  expect(fieldTitle(definitions, 'ventora/components/teaser', 'cq:styleIds')).toBe('Styles');
  expect(fieldTitle(definitions, 'ventora/components/teaser', 'unknown')).toBe('unknown');
  expect(fieldTitle(definitions, 'ventora/components/teaser', '')).toBe('The whole component');
});
