import type { ReactNode } from 'react';
import type { EditedField } from '../../../../../../shared/authoring/fragment-model';
import type { FieldFaults } from '../../../../../../shared/authoring/model-faults';
import { Field } from '../../dialogs/Field';
import { InitialValue } from './InitialValue';
import { NumberInput } from './NumberInput';
import { OptionList } from './OptionList';
import { t } from '../../../../../../shared/authoring/language/t';

interface TypeSettingsProps {
  field: EditedField;
  faults: FieldFaults;
  onChange(settings: Partial<EditedField>): void;
}

/** The settings that only some types have: checks, choices, where to choose from, the value to begin with. */
export function TypeSettings({ field, faults, onChange }: TypeSettingsProps): ReactNode {
  const { type, multiple, mimeType } = field;
  const isFormatted = type === 'long-text' && mimeType === 'text/html';
  return (
    <>
      {type === 'long-text' && !multiple && (
        <Field label={t('Format')}>
          {(attributes) => (
            <select
              {...attributes}
              value={isFormatted ? 'text/html' : 'text/plain'}
              onChange={({ target }) => onChange({ mimeType: target.value })}
            >
              <option value="text/html">{t('Formatted')}</option>
              <option value="text/plain">{t('Plain')}</option>
            </select>
          )}
        </Field>
      )}
      {(type === 'text' || type === 'long-text') && !multiple && !isFormatted && (
        <Field label={t('Placeholder')} hint={t('An example in the field as long as it is empty.')}>
          {(attributes) => (
            <input
              {...attributes}
              value={field.placeholder ?? ''}
              maxLength={200}
              onChange={({ target }) => onChange({ placeholder: target.value || undefined })}
            />
          )}
        </Field>
      )}
      {(type === 'text' || type === 'long-text') && !multiple && !isFormatted && (
        <Field label={t('Longest text')} fault={faults.maxLength} hint={t('In characters.')}>
          {(attributes) => (
            <NumberInput
              {...attributes}
              min={1}
              value={field.maxLength}
              onChange={(maxLength) => onChange({ maxLength })}
            />
          )}
        </Field>
      )}
      {type === 'text' && !multiple && <PatternFields {...{ field, faults, onChange }} />}
      {type === 'number' && (
        <>
          <Field label={t('Smallest number')}>
            {(attributes) => (
              <NumberInput {...attributes} value={field.min} onChange={(min) => onChange({ min })} />
            )}
          </Field>
          <Field label={t('Largest number')} fault={faults.max}>
            {(attributes) => (
              <NumberInput {...attributes} value={field.max} onChange={(max) => onChange({ max })} />
            )}
          </Field>
        </>
      )}
      {type === 'enumeration' && (
        <OptionList
          options={field.options ?? []}
          fault={faults.options}
          onChange={(options) => onChange({ options })}
        />
      )}
      {['tag', 'content-reference', 'content-fragment'].includes(type) && (
        <Field
          label={t('Choose below')}
          fault={faults.root}
          hint={
            type === 'tag'
              ? t('A path such as /content/cq:tags/mysite.')
              : t('A path such as /content/dam/mysite.')
          }
        >
          {(attributes) => (
            <input
              {...attributes}
              value={field.root ?? ''}
              spellCheck={false}
              onChange={({ target }) => onChange({ root: target.value })}
            />
          )}
        </Field>
      )}
      {!isFormatted && <InitialValue field={field} fault={faults.initial} onChange={onChange} />}
    </>
  );
}

/** What a text must look like, and what is said if it does not. */
function PatternFields({ field: { pattern }, faults, onChange }: TypeSettingsProps): ReactNode {
  const { value = '', message = '' } = pattern ?? {};
  const change = (next: { value: string; message: string }) =>
    onChange({ pattern: next.value === '' && next.message === '' ? undefined : next });
  return (
    <>
      <Field
        label={t('Pattern')}
        fault={faults.pattern}
        hint={t('A regular expression for the whole text, such as [A-Z]{2}-\\d+.')}
      >
        {(attributes) => (
          <input
            {...attributes}
            value={value}
            spellCheck={false}
            onChange={({ target }) => change({ value: target.value, message })}
          />
        )}
      </Field>
      {(value !== '' || message !== '') && (
        <Field label={t('Message if it does not match')} hint={t('Such as: Two letters, a hyphen, digits.')}>
          {(attributes) => (
            <input
              {...attributes}
              value={message}
              onChange={({ target }) => change({ value, message: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
