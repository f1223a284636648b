/** @jest-turn 6 */
import fc from 'fast-check';
import { exportComponent } from '../../model-json/core/exporter/site/testing';
import { componentMap } from '../../ui.frontend/src/core/component-map';
import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';

/* Dialog → content → exporter → schema: every possible author input is exported as a model that the component accepts. */

const path = fc.constantFrom(
  '/content/ventora/gb/en/products',
  '/content/ventora/gb/en/products/m-50',
  '/content/ventora/gb/en/gone',
  'https://example.com/a?b=c',
  '#here',
);
const asset = fc.constantFrom(
  '/content/dam/ventora/m-50.jpg',
  '/content/dam/ventora/logo.svg',
  '/content/dam/ventora/gone.jpg',
);
const words = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' ', 'Druckluftaufbereitung', '<b>&amp;</b>'),
);
const day = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** The content stored by an author's entry in a field: properties and child nodes. */
function entryOf(field: DialogField): fc.Arbitrary<Record<string, unknown>> {
  const as = (value: fc.Arbitrary<unknown>) => value.map((entered) => ({ [field.name]: entered }));
  switch (field.widget) {
    case 'checkbox':
      return as(fc.boolean());
    case 'number':
      return as(fc.integer({ min: field.min ?? 0, max: field.max ?? 10_000 }));
    case 'select':
      return as(fc.constantFrom(...field.options.map(({ value }) => value)));
    case 'date':
      return as(field.withTime ? day : day.map((moment) => moment.slice(0, 10)));
    case 'path':
      return as(field.multiple ? fc.array(path, { maxLength: 4 }) : path);
    case 'link':
      return as(path);
    case 'image':
      return fc.record({ [field.name]: asset, alt: words });
    case 'tags':
      return as(fc.array(words, { maxLength: 3 }));
    case 'richtext':
      return as(words.map((text) => `<p>${text}</p>`));
    case 'multifield':
      return as(fc.array(entriesOf(field.fields), { maxLength: 3 }).map(toNodes));
    default:
      return as(words);
  }
}

const toNodes = (items: readonly object[]) =>
  Object.fromEntries(items.map((item, index) => [`item${index}`, item]));

/** Any subset of the fields filled in, the others left empty. */
const entriesOf = (fields: readonly DialogField[]): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(...fields.map((field) => fc.option(entryOf(field), { nil: {} })))
    .map((entries) => Object.assign({}, ...entries) as Record<string, unknown>);

const authored = [...componentMap.values()].flatMap(({ resourceType, model, dialog }) => {
  const fields = dialog?.tabs.flatMap((tab) => tab.fields) ?? [];
  return fields.length > 0 ? [{ name: resourceType.replace('ventora/components/', ''), model, fields }] : [];
});

it.each(authored)('$name renders anything that its dialog can enter', ({ name, model, fields }) => {
  fc.assert(
    fc.property(entriesOf(fields), (content) => {
      const exported = JSON.parse(JSON.stringify(exportComponent(name, content))) as unknown;
      const parsed = model.safeParse(exported);
      expect(parsed.error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
