import type { EditedField } from '../../../../../shared/authoring/fragment-model';
import { faultsOf } from '../../../../../shared/authoring/model-faults';
import type { Resource } from '../../../repository/Resource';
import { HttpError } from '../../http/http-error';
import { seesAllFragments } from './describe-models';
import { countHeld } from './usage';
import { counted, t } from '../../../../../shared/authoring/language/t';

/** The stored fields of a model, by their nodes. */
export type Stored = ReadonlyMap<string, EditedField>;

/** A field's type is that of its node. @throws HttpError 409 if a change says otherwise */
export function checkedField(field: EditedField, stored: Stored): EditedField {
  const own = stored.get(field.node ?? field.copyOf ?? '');
  if (!own) return field;
  if (own.type !== field.type)
    throw new HttpError(
      409,
      t('“{label}” is of the type {type}, which cannot change; add another field', {
        label: field.label,
        type: own.type,
      }),
    );
  return { ...field, isForeign: own.isForeign };
}

/** @throws HttpError 422 for settings that cannot be; `known`: the properties that the stored model has */
export function refuseFaulty(fields: readonly EditedField[], known: ReadonlySet<string>): void {
  for (const field of fields) {
    const others = fields.filter((other) => other !== field);
    const [fault] = Object.entries(faultsOf(field, others, known));
    if (fault)
      throw new HttpError(
        422,
        t('Field “{label}”, {fault}: {fault2}', {
          label: field.label || field.name,
          fault: fault[0],
          fault2: fault[1],
        }),
      );
  }
}

/**
 * Values are kept under the property's name: with another one, fragments would seem to have lost them.
 *
 * @throws HttpError 409 if some would, 403 for those who cannot know
 */
export function refuseLosing(
  fields: readonly EditedField[],
  stored: Stored,
  fragments: readonly Resource[],
): void {
  const losing = fields.flatMap((field) => {
    const was = stored.get(field.node ?? '');
    const isLosing = was && (was.name !== field.name || (was.multiple && !field.multiple));
    return isLosing ? [was] : [];
  });
  const [first] = losing;
  if (!first) return;
  if (!seesAllFragments())
    throw new HttpError(
      403,
      t(
        'Fragments that you may not read may hold values of “{label}”; its property and whether it has several values can be changed by those who may read all content',
        { label: first.label },
      ),
    );
  const held = countHeld(fragments);
  for (const { name, label } of losing) {
    const count = held[name] ?? 0;
    if (count > 0)
      throw new HttpError(
        409,
        counted(
          count,
          '{n} fragment holds a value of “{label}” under {name}; add another field instead',
          '{n} fragments hold a value of “{label}” under {name}; add another field instead',
          { label, name },
        ),
      );
  }
}
