import type { UniversalField } from '../../../../../../shared/authoring/universal-field';
import { universalFields } from '../../../../../../model-json/core/server/universal/fields';
import type { DialogField } from '../../../kit/dialogs/dialog';
import { formOf } from './form-fields';

const drawn = (...fields: UniversalField[]) => formOf(fields).tabs.flatMap((tab) => tab.fields);
const field = (component: string, more: Partial<UniversalField> = {}): UniversalField => ({
  ...{ component, name: 'a', label: 'A' },
  ...more,
});

it.each<[string, Partial<UniversalField>, object]>([
  ['text', { validation: { maxLength: 5 } }, { widget: 'text', maxLength: 5 }],
  [
    'text',
    { validation: { regExp: '[a-z]+', customErrorMsg: 'Letters only' } },
    { widget: 'text', pattern: { value: '[a-z]+', message: 'Letters only' } },
  ],
  ['text', { multi: true, valueType: 'string[]' }, { widget: 'texts' }],
  ['richtext', {}, { widget: 'richtext' }],
  [
    'number',
    { value: 3, validation: { numberMin: 1, numberMax: 4 } },
    { widget: 'number', min: 1, max: 4, value: 3 },
  ],
  ['boolean', { value: true }, { widget: 'checkbox', value: true }],
  [
    'select',
    { options: [{ name: 'Large', value: 'l' }] },
    { widget: 'select', options: [{ text: 'Large', value: 'l' }] },
  ],
  [
    'multiselect',
    { options: [{ name: 'Sizes', children: [{ name: 'Large', value: 'l' }] }] },
    { widget: 'texts', options: [{ text: 'Large', value: 'l' }] },
  ],
  [
    'checkbox-group',
    { options: [{ name: 'Large', value: 'l' }] },
    { widget: 'texts', options: [{ text: 'Large', value: 'l' }] },
  ],
  ['date-time', { valueType: 'date' }, { widget: 'date' }],
  ['date-time', { valueType: 'date-time' }, { widget: 'date', withTime: true }],
  ['reference', {}, { widget: 'path', root: '/content/dam' }],
  [
    'aem-content',
    { validation: { rootPath: '/content/a' }, multi: true },
    { widget: 'path', root: '/content/a', multiple: true },
  ],
  ['aem-tag', { multi: true }, { widget: 'tags' }],
  [
    'text',
    { condition: { '==': [{ var: 'b' }, 'x'] } },
    { widget: 'text', showWhen: { name: 'b', is: 'x' } },
  ],
])('draws a field “%s” %j', (component, more, expected) => {
  expect(drawn(field(component, more))).toEqual([{ name: 'a', label: 'A', ...expected }]);
});

it('draws a list of entries if it can draw all of an entry', () => {
  const list = (inner: UniversalField) => field('container', { multi: true, fields: [inner] });
  expect(drawn(list(field('text')))).toEqual([
    { name: 'a', label: 'A', widget: 'multifield', fields: [{ name: 'a', label: 'A', widget: 'text' }] },
  ]);
  const { tabs, unknown } = formOf([list(field('colour-wheel'))]);
  expect([tabs, unknown.map(({ component }) => component)]).toEqual([[], ['container']]);
});

it('names what it cannot draw, and begins a tab where the model says so', () => {
  const { tabs, unknown } = formOf([
    field('text'),
    field('tab', { name: '', label: 'More' }),
    field('colour-wheel', { label: 'Colour' }),
    field('boolean'),
  ]);
  expect(tabs.map(({ title, fields }) => [title, fields.length])).toEqual([
    ['', 1],
    ['More', 1],
  ]);
  expect(unknown.map(({ label }) => label)).toEqual(['Colour']);
});

it('draws the fields that author makes of its own dialogs as those dialogs have them', () => {
  const dialog: DialogField[] = [
    { name: 'title', label: 'Title', widget: 'text', maxLength: 80, required: true },
    { name: 'text', label: 'Text', widget: 'richtext' },
    { name: 'columns', label: 'Columns', widget: 'number', min: 1, max: 4, value: 2 },
    { name: 'isOpen', label: 'Open', widget: 'checkbox', value: false },
    { name: 'names', label: 'Names', widget: 'texts' },
    { name: 'day', label: 'Day', widget: 'date' },
    { name: 'tags', label: 'Tags', widget: 'tags' },
    {
      name: 'actions',
      label: 'Actions',
      widget: 'multifield',
      fields: [{ name: 'text', label: 'Text', widget: 'text' }],
    },
  ];
  expect(drawn(...universalFields(dialog))).toEqual(dialog);
});
