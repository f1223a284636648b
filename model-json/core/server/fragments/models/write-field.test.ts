import { FIELD_TYPES, type EditedField } from '../../../../../shared/authoring/fragment-model';
import { ContentTree } from '../../../exporter/content-package/content-tree';
import { toJson, type NodeJson } from '../../../repository/node-json';
import { fieldOf } from './read-field';
import { fieldNode } from './write-field';

const read = (node: NodeJson) => {
  const stored = ContentTree.of({ field: node }).get('/field')!;
  return { field: fieldOf(stored), json: toJson(stored) };
};
const change = (node: NodeJson, settings: Partial<EditedField>): NodeJson => {
  const { field, json } = read(node);
  return fieldNode(json, field, { ...field, ...settings });
};

const added = (more: Partial<EditedField>): EditedField => ({
  name: 'colour',
  label: 'Colour',
  type: 'text',
  multiple: false,
  required: false,
  ...more,
});

/** A field with spellings of its own, and with what this editor does not know. */
const rare: NodeJson = {
  'jcr:primaryType': 'nt:unstructured',
  'sling:resourceType': 'acme/textfield',
  fieldLabel: 'Name',
  metaType: 'text-single',
  valueType: 'string',
  name: 'name',
  required: 'true',
  unique: 'on',
  checked: 'false',
  emptyText: 'Jane',
  translatable: 'false',
  'acme:flag': ['a', 'b'],
  'granite:data': { 'jcr:primaryType': 'nt:unstructured', hint: 'x' },
};

it('writes nothing if nothing is changed, whatever the field is like', () => {
  expect(change(rare, {})).toEqual(rare);
  expect(change(rare, { description: '', initial: '', translatable: false })).toEqual(rare);
});

it('keeps what it does not know of a field when something else changes', () => {
  expect(change(rare, { label: 'Full name', maxLength: 40 })).toEqual({
    ...rare,
    fieldLabel: 'Full name',
    maxlength: '40',
  });
});

it('changes only label and help of a field whose type forms do not have', () => {
  const json: NodeJson = {
    'jcr:primaryType': 'nt:unstructured',
    metaType: 'json',
    name: 'data',
    fieldLabel: 'D',
  };
  expect(read(json).field).toMatchObject({ isForeign: true, type: 'text' });
  expect(change(json, { label: 'Data', required: true, maxLength: 3 })).toEqual({
    ...json,
    fieldLabel: 'Data',
  });
});

it.each(FIELD_TYPES)('reads a new field of the type %s as it was written', (type) => {
  const field = added({
    type,
    multiple: type === 'tag',
    required: true,
    description: 'Help',
    ...(type === 'enumeration' && { options: [{ value: 'r', text: 'Red' }], initial: 'r' }),
    ...(type === 'number' && { min: -1, max: 2.5, initial: 1 }),
    ...(type === 'boolean' && { initial: true }),
    ...(type === 'text' && {
      maxLength: 9,
      pattern: { value: '[a-z]+', message: 'Letters' },
      initial: 'red',
      translatable: true,
    }),
    ...(type === 'long-text' && { mimeType: 'text/html' }),
    ...(type.startsWith('content') && { root: '/content/dam/site' }),
  });
  const { node: _, ...again } = read(fieldNode(undefined, undefined, field)).field;
  expect(again).toEqual(field);
});

it('makes one value several and back as AEM stores it', () => {
  const one = fieldNode(undefined, undefined, added({ root: '/content/dam', type: 'content-reference' }));
  const several = change(one, { multiple: true });
  expect(several).toMatchObject({
    valueType: 'string/reference[]',
    'sling:resourceType': 'dam/cfm/models/editor/components/contentreference/multifield',
    field: {
      'sling:resourceType': 'dam/cfm/models/editor/components/contentreference',
      rootPath: '/content/dam',
    },
  });
  expect(read(several).field.multiple).toBe(true);
  expect(change(several, { multiple: false })).toEqual(one);
});

it('names the check of a number as AEM does, and takes it away with its limits', () => {
  const number = fieldNode(undefined, undefined, added({ type: 'number', min: 0 }));
  expect(number).toMatchObject({
    validation: 'cfm.validation.number.min',
    'granite:data': { 'number-min': '0' },
  });
  const free = change(number, { min: undefined });
  expect(free).not.toHaveProperty('validation');
  expect(read(free).field).not.toHaveProperty('min');
});

it('keeps what else is stored of a choice when choices are added and put in order', () => {
  const node = fieldNode(
    undefined,
    undefined,
    added({ type: 'enumeration', options: [{ value: 'r', text: 'Red' }] }),
  );
  (node['optionsmultifield'] as { item0: NodeJson }).item0['acme:icon'] = 'x';
  const options = [
    { value: 'g', text: 'Green' },
    { value: 'r', text: 'Dark red' },
  ];
  expect(change(node, { options })['optionsmultifield']).toMatchObject({
    item0: { fieldValue: 'g', fieldLabel: 'Green' },
    item1: { fieldValue: 'r', fieldLabel: 'Dark red', 'acme:icon': 'x' },
  });
});
