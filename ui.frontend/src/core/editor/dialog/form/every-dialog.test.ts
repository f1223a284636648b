import fc from 'fast-check';
import { dialogs } from '#site/dialogs';
import type { DialogField } from '../../../kit/dialogs/dialog';
import type { ContentNode } from '../../session/EditorSession';
import { isShown } from './is-shown';
import { fieldsOf, readFields, setCommand, writeFields } from './read-write';
import type { Entry, Value, Values } from './Values';

const words = fc.string({ maxLength: 12 });
const path = fc.constantFrom('', '/content/ventora/gb/en', '/content/dam/ventora/pump.png');

/** Any value that an author can enter in a field. */
function anyValue(field: DialogField): fc.Arbitrary<Value> {
  switch (field.widget) {
    case 'checkbox':
      return fc.boolean();
    case 'number':
      return fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
        fc.constant(field.value),
      );
    case 'select':
      return fc.constantFrom(
        ...field.options.map(({ value }) => value || field.value || ''),
        field.value ?? '',
      );
    case 'texts':
    case 'tags':
      // A single empty text is no value, as in Sling.
      return fc
        .array(words, { maxLength: 4 })
        .map((texts) => (texts.join('') || texts[1] !== undefined ? texts : []));
    case 'path':
    case 'panel':
      return field.multiple ? fc.array(path.filter(Boolean), { maxLength: 3 }) : path;
    case 'link':
      return fc
        .record({ url: path, target: fc.constantFrom('', '_blank') })
        .map(({ url, target }) => ({ url, target: url ? target : '' }));
    case 'image':
      return fc
        .record({
          fileReference: path,
          alt: words,
          isDecorative: fc.boolean(),
          altValueFromDAM: fc.boolean(),
          focalPoint: fc.constantFrom('', '30,40'),
        })
        .map((image) =>
          image.fileReference
            ? image
            : { fileReference: '', alt: '', isDecorative: false, altValueFromDAM: false, focalPoint: '' },
        );
    case 'multifield':
      return fc
        .array(anyValues(field.fields), { maxLength: 3 })
        .map((all): readonly Entry[] => all.map((values, i) => ({ key: `new-${i}`, values })));
    case 'panels':
      return fc.constant([]);
    default:
      return words;
  }
}

const anyValues = (fields: readonly DialogField[]): fc.Arbitrary<Values> =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, anyValue(field)])));

/** Drops the keys of entries, which become node names when saved. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, each: unknown) => (key === 'key' ? undefined : each)) as unknown;

const shownOf = (fields: readonly DialogField[], values: Values): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (!isShown(field, fields, values)) return [];
      if (field.widget !== 'multifield') return [[field.name, values[field.name]]];
      const entries = values[field.name] as readonly Entry[];
      return [[field.name, entries.map((entry) => shownOf(field.fields, entry.values))]];
    }),
  );

const empty: ContentNode = { 'jcr:primaryType': 'nt:unstructured', 'sling:resourceType': 'x', stays: 'here' };

describe.each([...dialogs.values()].map(({ title, tabs }) => ({ title, fields: fieldsOf(tabs) })))(
  '$title',
  ({ fields }) => {
    it('reads back every value that it wrote', () => {
      fc.assert(
        fc.property(anyValues(fields), (values) => {
          const node = writeFields(fields, empty, readFields(fields, empty), values);
          expect(plain(shownOf(fields, readFields(fields, node)))).toEqual(plain(shownOf(fields, values)));
          expect(node.stays).toBe('here');
        }),
        { numRuns: 40 },
      );
    });

    it('writes nothing if nothing changed', () => {
      fc.assert(
        fc.property(anyValues(fields), (values) => {
          const node = writeFields(fields, empty, readFields(fields, empty), values);
          const read = readFields(fields, node);
          expect(setCommand('/x', node, writeFields(fields, node, read, read))).toBeUndefined();
        }),
        { numRuns: 20 },
      );
    });
  },
);
