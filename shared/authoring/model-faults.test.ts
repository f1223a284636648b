import type { EditedField } from './fragment-model';
import { faultsOf } from './model-faults';

const field = (more: Partial<EditedField> = {}): EditedField => ({
  name: 'colour',
  label: 'Colour',
  type: 'text',
  multiple: false,
  required: false,
  ...more,
});
const none: ReadonlySet<string> = new Set();
const faulty = (more: Partial<EditedField>) => Object.keys(faultsOf(field(more), [], none));

it('finds nothing wrong with what forms can use', () => {
  expect(faultsOf(field({ maxLength: 5, initial: 'red' }), [field({ name: 'size' })], none)).toEqual({});
  expect(faultsOf(field({ type: 'number', min: 1, max: 1, initial: 1 }), [], none)).toEqual({});
});

it('wants a property name that is valid, and that no other field has', () => {
  expect(faulty({ name: '' })).toEqual(['name']);
  expect(faulty({ name: '1st' })).toEqual(['name']);
  expect(faulty({ name: 'jcr:title' })).toEqual(['name']);
  expect(faultsOf(field(), [field()], none)).toHaveProperty('name');
});

it('lets a stored property keep its name, however it is called, unless another one has it', () => {
  const known = new Set(['acme:colour']);
  expect(faultsOf(field({ name: 'acme:colour' }), [], known)).toEqual({});
  expect(faultsOf(field({ name: 'acme:colour' }), [field({ name: 'acme:colour' })], known)).toHaveProperty(
    'name',
  );
});

it.each<[string, Partial<EditedField>]>([
  ['label', { label: ' ' }],
  ['maxLength', { maxLength: 0 }],
  ['maxLength', { maxLength: 1.5 }],
  ['pattern', { pattern: { value: '(', message: 'x' } }],
  ['pattern', { pattern: { value: 'a+', message: ' ' } }],
  ['max', { type: 'number', min: 2, max: 1 }],
  ['options', { type: 'enumeration' }],
  ['options', { type: 'enumeration', options: [{ value: '', text: 'Red' }] }],
  ['root', { type: 'tag', root: '/content/dam' }],
  ['root', { type: 'content-reference', root: '/conf' }],
  ['initial', { maxLength: 2, initial: 'red' }],
  ['initial', { pattern: { value: '[0-9]+', message: 'Digits' }, initial: 'red' }],
  ['initial', { type: 'number', max: 2, initial: 3 }],
  ['initial', { type: 'enumeration', options: [{ value: 'r', text: 'R' }], initial: 'g' }],
])('names the setting that is wrong: %s of %j', (setting, more) => {
  expect(faulty(more)).toEqual([setting]);
});

it('says that two choices have the same value', () => {
  const options = [
    { value: 'r', text: 'Red' },
    { value: 'r', text: 'Rose' },
  ];
  expect(faultsOf(field({ type: 'enumeration', options }), [], none).options).toContain('“r”');
});
