import type { z } from 'zod';
import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { entryOf, keysOf, shapeOf, wordsOf } from '../../ui.frontend/src/core/kit/models/model-keys';
import { cases, fedBy, fieldsOf, withoutDialog, written } from './every-dialog';

it('gives each component of the map a dialog', () => {
  expect(withoutDialog).toEqual([]);
});

describe.each(cases)('$component', ({ definition: { model }, dialog }) => {
  const fields = fieldsOf(dialog);
  const fed = fields.flatMap(fedBy);
  const computed = dialog.computed ?? [];

  it('lets authors set every key of the model that is not computed', () => {
    expect(keysOf(model).filter((key) => !fed.includes(key) && !computed.includes(key))).toEqual([]);
  });

  it('sets no key that the model does not have', () => {
    expect([...fed, ...computed].filter((key) => !(key in shapeOf(model)))).toEqual([]);
  });

  it('computes no key that authors set', () => {
    expect(computed.filter((key) => fed.includes(key))).toEqual([]);
  });

  it('writes each property once', () => {
    const names = fields.flatMap((field) => written(field));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('offers the options that the model accepts', () => {
    expect(wrongOptions(fields, model)).toEqual([]);
  });

  it('shows a field only on a condition that can be met', () => {
    expect(fields.filter((field) => !canBeShown(field, fields)).map(({ name }) => name)).toEqual([]);
  });
});

/** Core Components store some options in lower case and export them as Java constants: `drop-down`, `DROP_DOWN`. */
const asExported = (word: string) => word.toUpperCase().replaceAll('-', '_');

/** Selects whose options differ from the model's. An option without a value removes the property. */
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
