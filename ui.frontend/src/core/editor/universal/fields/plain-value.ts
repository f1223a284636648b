import type { DialogField } from '../../../kit/dialogs/dialog';
import { entriesOf } from '../../dialog/form/entries';
import { same } from '../../dialog/form/node';
import { styleIdsOf } from '../../dialog/policy/style-groups';
import { readFields } from '../../dialog/form/read-write';
import type { Value } from '../../dialog/form/Values';
import type { ContentNode } from '../../sling/content-node';

/** One property of a `patch` call. */
export interface Patch {
  readonly name: string;
  readonly value: unknown;
}

/** What a call has to change so that a component stores `after` instead of `before`. */
export function patchesOf(
  fields: readonly DialogField[],
  before: ContentNode,
  after: ContentNode,
): readonly Patch[] {
  const [were, are] = [readFields(fields, before), readFields(fields, after)];
  return fields
    .filter(({ name }) => !same(were[name], are[name]))
    .map((field) => ({ name: field.name, value: plainValue(field, are[field.name]) }));
}

/** The same for styles, which are no field of a model. */
export function stylesPatch(before: ContentNode, after: ContentNode): readonly Patch[] {
  const [were, are] = [styleIdsOf(before), styleIdsOf(after)];
  return same(were, are) ? [] : [{ name: 'cq:styleIds', value: are }];
}

/** A value as the call has it: text, number, boolean, list of texts, or the entries of a list as objects. */
function plainValue(field: DialogField, value: Value): unknown {
  if (field.widget !== 'multifield') return value ?? null;
  return entriesOf(value).map(({ values }) =>
    Object.fromEntries(
      field.fields.flatMap((each) => {
        const plain = plainValue(each, values[each.name]);
        // What an entry does not have is empty.
        return plain === '' || plain === null ? [] : [[each.name, plain]];
      }),
    ),
  );
}
