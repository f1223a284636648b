import type { ReactNode } from 'react';
import type { EditedField } from '../../../../../../shared/authoring/fragment-model';
import { Field } from '../../dialogs/Field';
import { NumberInput } from './NumberInput';
import { t } from '../../../../../../shared/authoring/language/t';

interface InitialValueProps {
  field: EditedField;
  fault: string | undefined;
  onChange(settings: Pick<EditedField, 'initial'>): void;
}

/** The value of a new fragment, for the types that have one. */
export function InitialValue({ field, fault, onChange }: InitialValueProps): ReactNode {
  const { type, initial, options = [] } = field;
  if (type === 'boolean')
    return (
      <label className="co-check">
        <input
          type="checkbox"
          checked={initial === true}
          onChange={({ target }) => onChange({ initial: target.checked || undefined })}
        />
        {t('Ticked in new fragments')}
      </label>
    );
  if (!['text', 'long-text', 'number', 'enumeration'].includes(type)) return null;
  const set = (value: string) => onChange({ initial: value === '' ? undefined : value });
  return (
    <Field label={t('Default value')} fault={fault} hint={t('What new fragments begin with.')}>
      {(attributes) =>
        type === 'number' ? (
          <NumberInput
            {...attributes}
            value={typeof initial === 'number' ? initial : undefined}
            onChange={(value) => onChange({ initial: value })}
          />
        ) : type === 'enumeration' ? (
          <select {...attributes} value={String(initial ?? '')} onChange={({ target }) => set(target.value)}>
            <option value="">{t('None')}</option>
            {options
              .filter(({ value }) => value !== '')
              .map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
          </select>
        ) : (
          <input {...attributes} value={String(initial ?? '')} onChange={({ target }) => set(target.value)} />
        )
      }
    </Field>
  );
}
