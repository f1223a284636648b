import type { z } from 'zod';
import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { entryOf, keysOf, shapeOf, wordsOf } from '../../ui.frontend/src/core/kit/models/model-keys';
import { documented } from './content-model';
import { cases, fedBy, fieldsOf, withoutDialog, written } from './every-dialog';

/** Written by every dialog that lets its component be linked to; the content model says so once. */
const everywhere = ['id'];

it('gives each component of the map a dialog', () => {
  expect(withoutDialog).toEqual([]);
});

describe.each(cases)('$component', ({ component, definition: { model }, dialog }) => {
  const fields = fieldsOf(dialog);
  const fed = fields.flatMap(fedBy);
  const computed = dialog.computed ?? [];

  it('lets its author set every key of its model that is not worked out', () => {
    expect(keysOf(model).filter((key) => !fed.includes(key) && !computed.includes(key))).toEqual([]);
  });

  it('sets no key that its model does not have', () => {
    expect([...fed, ...computed].filter((key) => !(key in shapeOf(model)))).toEqual([]);
  });

  it('works out no key that an author sets', () => {
    expect(computed.filter((key) => fed.includes(key))).toEqual([]);
  });

  it('writes each property once', () => {
    const names = fields.flatMap((field) => written(field));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('writes what the content model names, and nothing else', () => {
    const listed = (names: readonly string[]) => names.filter((name) => !everywhere.includes(name)).sort();
    expect(listed(fields.flatMap((field) => written(field)))).toEqual(
      listed(documented.get(component) ?? ['a row of its own']),
    );
  });

  it('offers the words that its model knows', () => {
    expect(wrongOptions(fields, model)).toEqual([]);
  });

  it('shows a field only by a value that another can have', () => {
    expect(fields.filter((field) => !canBeShown(field, fields)).map(({ name }) => name)).toEqual([]);
  });
});

/** Core Components store some words in lower case and export them as Java's constants: `drop-down`, `DROP_DOWN`. */
const asExported = (word: string) => word.toUpperCase().replaceAll('-', '_');

/** Selects whose options are not the model's words, with those. An option without a value leaves the property out. */
function wrongOptions(fields: readonly DialogField[], model: z.core.$ZodType): object[] {
  const shape = shapeOf(model);
  return fields.flatMap((field) => {
    const keys = fedBy(field);
    if (field.widget === 'multifield') {
      return keys.flatMap((key) => {
        const entry = entryOf(shape[key]);
        return entry ? wrongOptions(field.fields, entry) : [];
      });
    }
    if (field.widget !== 'select') return [];
    const words = wordsOf(shape[keys[0]!])?.map(asExported).sort();
    const options = field.options.flatMap(({ value }) => (value ? asExported(value) : [])).sort();
    return !words || words.join() === options.join() ? [] : [{ field: field.name, options, words }];
  });
}

function canBeShown({ showWhen }: DialogField, fields: readonly DialogField[]): boolean {
  if (!showWhen) return true;
  const other = fields.find(({ name }) => name === showWhen.name);
  if (other?.widget === 'checkbox') return typeof showWhen.is === 'boolean';
  return other?.widget === 'select' && other.options.some(({ value }) => value === showWhen.is);
}
