import type { ReactNode } from 'react';
import { MULTIPLE_TYPES, type EditedField } from '../../../../../../shared/authoring/fragment-model';
import type { FieldFaults } from '../../../../../../shared/authoring/model-faults';
import { Field } from '../../dialogs/Field';
import type { DraftField } from './draft';
import { TypeSettings } from './TypeSettings';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface FieldSettingsProps {
  field: DraftField;
  faults: FieldFaults;
  isChecked: boolean;
  /** How many fragments hold a value. */
  held: number;
  seesAll: boolean;
  onChange(settings: Partial<EditedField>): void;
}

/** What authors say about a field. */
export function FieldSettings({
  field,
  held,
  seesAll,
  isChecked,
  onChange,
  ...rest
}: FieldSettingsProps): ReactNode {
  const { node, name, label, type, multiple, required, description = '', translatable, isForeign } = field;
  const isStored = node !== undefined;
  const fixed = isStored
    ? held > 0
      ? counted(
          held,
          '{n} fragment holds a value under it, so it stays.',
          '{n} fragments hold a value under it, so it stays.',
        )
      : seesAll
        ? undefined
        : t('Fragments that you may not read may hold a value under it, so it stays.')
    : undefined;
  // Nothing is wrong yet with what nobody has typed.
  const faults: FieldFaults = isChecked ? rest.faults : typedFaults(field, rest.faults);
  const box = (
    title: string,
    isOn: boolean,
    setting: 'required' | 'multiple' | 'translatable',
    refusal?: string,
  ) => (
    <label className="co-check" title={refusal}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={refusal !== undefined}
        onChange={({ target }) => onChange({ [setting]: target.checked })}
      />
      {title}
    </label>
  );
  return (
    <>
      <Field label={t('Label')} fault={faults.label}>
        {(attributes) => (
          <input {...attributes} value={label} onChange={({ target }) => onChange({ label: target.value })} />
        )}
      </Field>
      <Field
        label={t('Property name')}
        fault={faults.name}
        hint={
          fixed ??
          (isStored ? t('Components read the value under it.') : t('Fragments keep the value under it.'))
        }
      >
        {(attributes) => (
          <input
            {...attributes}
            value={name}
            readOnly={fixed !== undefined || isForeign}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t('Help')} hint={t('A sentence below the field.')}>
        {(attributes) => (
          <input
            {...attributes}
            value={description}
            maxLength={1000}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Field>
      {isForeign ? (
        <p className="co-note">
          {t('Forms here do not have this type of field. Its other settings stay as they are.')}
        </p>
      ) : (
        <>
          <TypeSettings field={field} faults={faults} onChange={onChange} />
          <div className="co-models__boxes">
            {type !== 'boolean' && box(t('Required'), required, 'required')}
            {MULTIPLE_TYPES.has(type) &&
              box(t('Several values'), multiple, 'multiple', multiple && isStored ? fixed : undefined)}
            {['text', 'long-text'].includes(type) &&
              box(t('In words, which differ by language'), translatable ?? false, 'translatable')}
          </div>
        </>
      )}
    </>
  );
}

function typedFaults({ name, label, options = [] }: EditedField, faults: FieldFaults): FieldFaults {
  const { label: ofLabel, name: ofName, options: ofOptions, ...others } = faults;
  return {
    ...others,
    ...(label !== '' && ofLabel !== undefined && { label: ofLabel }),
    ...(name !== '' && ofName !== undefined && { name: ofName }),
    ...(options.every(({ value }) => value !== '') &&
      options.length > 0 &&
      ofOptions !== undefined && { options: ofOptions }),
  };
}
