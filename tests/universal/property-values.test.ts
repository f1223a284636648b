import { valuesOf } from '../../model-json/core/server/universal/calls/property-values';
import type { DialogField } from '../../ui.frontend/src/core/entries/editing';

/* What author makes of a property that the Universal Editor sends. */

const fields: DialogField[] = [
  { name: 'linkURL', label: 'Link', widget: 'link' },
  { name: 'image', label: 'Picture', widget: 'image' },
  {
    ...{ name: 'actions', label: 'Actions', widget: 'multifield' },
    fields: [
      { name: 'link', label: 'Link', widget: 'link' },
      { name: 'text', label: 'Text', widget: 'text' },
      { name: 'image', label: 'Picture', widget: 'image' },
    ],
  },
];

it('keeps the target window of a link whose address changes', () => {
  const now = { linkURL: { url: '/content/a', target: '_blank' } };
  expect(valuesOf(fields, now, 'linkURL', '/content/b')).toEqual({
    linkURL: { url: '/content/b', target: '_blank' },
  });
  expect(valuesOf(fields, {}, 'linkURL', '/content/b')).toEqual({ linkURL: { url: '/content/b' } });
});

it('takes a list of entries, in which a link is an address, in any order', () => {
  const now = { actions: [{ link: { url: '/content/a', target: '_blank' }, text: 'A' }, { text: 'B' }] };
  const given = [
    { text: 'B', link: '/content/b' },
    { text: 'A', link: '/content/a', 'image/fileReference': '/content/dam/a.jpg', 'image/alt': 'A' },
  ];
  expect(valuesOf(fields, now, 'actions', given)).toEqual({
    actions: [
      { text: 'B', link: { url: '/content/b' } },
      {
        text: 'A',
        link: { url: '/content/a', target: '_blank' },
        image: { fileReference: '/content/dam/a.jpg', alt: 'A' },
      },
    ],
  });
});

it('refuses a property that no field sets, and names those that there are', () => {
  expect(() => valuesOf(fields, {}, 'nonsense', 1)).toThrow(/nonsense.*linkURL, image, actions/);
});
