import type { DialogField } from '../../../kit/dialogs/dialog';
import type { ContentNode } from '../../session/EditorSession';
import { readFields, setCommand, writeFields } from './read-write';
import type { Value } from './Values';

const node: ContentNode = {
  'jcr:primaryType': 'nt:unstructured',
  title: 'Dry air',
  figures: ['7.5 kW', '66 dB(A)'],
  tags: ['a:b'],
  lines: 3,
  link: '/content/a',
  image: { 'jcr:primaryType': 'nt:unstructured', fileReference: '/content/dam/a.jpg', alt: 'A' },
  actions: {
    'jcr:primaryType': 'nt:unstructured',
    item0: { 'jcr:primaryType': 'nt:unstructured', text: 'Buy' },
  },
};

/** The command that saves a cleared field. */
function cleared(field: DialogField, value: Value) {
  const before = readFields([field], node);
  const after = writeFields([field], node, before, { ...before, [field.name]: value });
  return setCommand('/p', node, after);
}

it.each<[DialogField, Value, object]>([
  [{ widget: 'text', name: 'title', label: 'T' }, '', { title: null }],
  [{ widget: 'richtext', name: 'title', label: 'T' }, '', { title: null }],
  [{ widget: 'texts', name: 'figures', label: 'F' }, [], { figures: null }],
  [{ widget: 'texts', name: 'figures', label: 'F' }, [''], { figures: null }],
  [{ widget: 'texts', name: 'figures', label: 'F' }, ['7.5 kW', ''], { figures: ['7.5 kW', ''] }],
  [{ widget: 'tags', name: 'tags', label: 'T' }, [], { tags: null }],
  [{ widget: 'number', name: 'lines', label: 'L' }, undefined, { lines: null }],
  [{ widget: 'path', name: 'link', label: 'L', root: '/content' }, '', { link: null }],
])('removes the property of field %j when it is left as %j', (field, value, properties) => {
  expect(cleared(field, value)).toMatchObject({ type: 'set', properties });
});

it.each<[DialogField, Value, object]>([
  [
    { widget: 'image', name: 'image', label: 'I' },
    { fileReference: '', alt: '', isDecorative: false, altValueFromDAM: false, focalPoint: '' },
    { image: null },
  ],
  [
    {
      widget: 'multifield',
      name: 'actions',
      label: 'A',
      fields: [{ widget: 'text', name: 'text', label: 'T' }],
    },
    [],
    { actions: null },
  ],
])('removes the node of field %j when it is cleared', (field, value, children) => {
  expect(cleared(field, value)).toMatchObject({ children });
});
