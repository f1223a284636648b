import type { DialogField } from '../../../kit/dialogs/dialog';
import { patchesOf } from './plain-value';

const fields: DialogField[] = [
  { name: 'jcr:title', label: 'Title', widget: 'text' },
  { name: 'image/fileReference', label: 'Picture', widget: 'path', root: '/content/dam' },
  { name: 'columns', label: 'Columns', widget: 'number' },
  { name: 'tags', label: 'Tags', widget: 'tags' },
  {
    ...{ name: 'actions', label: 'Actions', widget: 'multifield' },
    fields: [
      { name: 'link', label: 'Link', widget: 'path', root: '/content' },
      { name: 'text', label: 'Text', widget: 'text' },
    ],
  },
];

it('says what has changed, each property as the call has it', () => {
  const before = { 'jcr:title': 'A', columns: 2, actions: { item0: { link: '/content/a', text: 'Go' } } };
  const after = {
    'jcr:title': 'A',
    image: { fileReference: '/content/dam/a.jpg' },
    tags: ['a:b'],
    actions: { item0: { text: 'Stay' }, item1: { link: '/content/b' } },
  };
  expect(patchesOf(fields, before, after)).toEqual([
    { name: 'image/fileReference', value: '/content/dam/a.jpg' },
    { name: 'columns', value: null },
    { name: 'tags', value: ['a:b'] },
    { name: 'actions', value: [{ text: 'Stay' }, { link: '/content/b' }] },
  ]);
});

it('says nothing if nothing has changed', () => {
  expect(patchesOf(fields, { 'jcr:title': 'A' }, { 'jcr:title': 'A', other: 1 })).toEqual([]);
});
