import type { ReactNode } from 'react';
import { Field } from '../../dialogs/Field';
import type { CommonField } from '../common-properties';
import { t } from '../../../../../../shared/authoring/language/t';

interface PropertyInputProps {
  field: CommonField;
  /** Undefined: the pages differ. */
  value: string | undefined;
  onChange(value: string): void;
}

/** A property of one page, or of several that may differ. */
export function PropertyInput({ field, value, onChange }: PropertyInputProps): ReactNode {
  const { label, kind } = field;
  const isMixed = value === undefined;
  const hint = isMixed ? t('The pages differ; what you enter is written to all of them.') : undefined;
  if (kind === 'flag')
    return (
      <label className="co-check">
        <input
          type="checkbox"
          checked={value === 'true'}
          ref={(element) => {
            if (element) element.indeterminate = isMixed;
          }}
          onChange={({ target }) => onChange(String(target.checked))}
        />
        {label}
        {isMixed && <small className="co-note">{t('differs')}</small>}
      </label>
    );
  return (
    <Field label={label} hint={hint}>
      {(attributes) =>
        kind === 'long' ? (
          <textarea
            {...attributes}
            rows={3}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <input
            {...attributes}
            type={kind === 'date' ? 'datetime-local' : 'text'}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  );
}
