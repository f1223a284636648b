import { ActionButton, Checkbox, CheckboxGroup, Text, TextField } from '@adobe/react-spectrum';
import Add from '@spectrum-icons/workflow/Add';
import type { ReactNode } from 'react';
import { AlignedTexts } from './AlignedTexts';
import type { Choice } from '../../../kit/dialogs/dialog';
import { FieldGroup } from './FieldGroup';
import { SortableTexts } from './SortableTexts';
import { useFieldProps, type WidgetProps } from './Widget';
import { t } from '../../../../../../shared/authoring/language/t';
import { inSentence } from '../../../../../../shared/authoring/language/locale';

/** Several texts in one property, in order. */
export function TextsWidget(props: WidgetProps<'texts'>): ReactNode {
  const { field, value, onChange, place } = props;
  if (field.options) return <ChosenTexts {...props} options={field.options} />;
  return (
    <FieldGroup field={field} place={place}>
      {field.per ? (
        <AlignedTexts per={field.per} label={field.label} values={value} onChange={onChange} />
      ) : (
        <>
          <SortableTexts focusesNew label={field.label} values={value} onChange={onChange}>
            {({ name, ...text }) => <TextField aria-label={name} width="100%" {...text} />}
          </SortableTexts>
          <ActionButton
            alignSelf="start"
            UNSAFE_className="editor-add"
            onPress={() => onChange([...value, ''])}
          >
            <Add />
            <Text>{t('Add to {label}', { label: inSentence(field.label) })}</Text>
          </ActionButton>
        </>
      )}
    </FieldGroup>
  );
}

/** Those of a choice, in its order. What is no longer offered stays until it is taken away. */
function ChosenTexts({
  field,
  value,
  onChange,
  place,
  options,
}: WidgetProps<'texts'> & { readonly options: readonly Choice[] }): ReactNode {
  const gone = value.filter((each) => !options.some((option) => option.value === each));
  const all = [
    ...options,
    ...gone.map((each) => ({ value: each, text: t('{value} (no longer offered)', { value: each }) })),
  ];
  return (
    <CheckboxGroup
      {...useFieldProps(field, place)}
      value={[...value]}
      onChange={(chosen) => onChange(all.map((each) => each.value).filter((each) => chosen.includes(each)))}
    >
      {all.map((option) => (
        <Checkbox key={option.value} value={option.value}>
          {option.text}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
