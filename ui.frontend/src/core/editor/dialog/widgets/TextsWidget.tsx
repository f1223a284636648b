import { ActionButton, Text, TextField } from '@adobe/react-spectrum';
import Add from '@spectrum-icons/workflow/Add';
import type { ReactNode } from 'react';
import { AlignedTexts } from './AlignedTexts';
import { FieldGroup } from './FieldGroup';
import { SortableTexts } from './SortableTexts';
import type { WidgetProps } from './Widget';
import { t } from '../../../../../../shared/authoring/language/t';
import { inSentence } from '../../../../../../shared/authoring/language/locale';

/** Several texts in one property, in order. */
export function TextsWidget({ field, value, onChange, place }: WidgetProps<'texts'>): ReactNode {
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
