import { ActionButton, Text, TextField } from '@adobe/react-spectrum';
import Add from '@spectrum-icons/workflow/Add';
import type { ReactNode } from 'react';
import { FieldGroup } from './FieldGroup';
import { moved, replaced, SortableList, without } from './SortableList';
import { useKeys } from './use-keys';
import type { WidgetProps } from './Widget';

/** Several texts in one property, in order. */
export function TextsWidget({ field, value, onChange, place }: WidgetProps<'texts'>): ReactNode {
  const [keys, setKeys] = useKeys(value.length);
  return (
    <FieldGroup field={field} place={place}>
      <SortableList
        label={field.label}
        keys={keys}
        nameOf={(i) => `${field.label} ${i + 1}`}
        onMove={(from, to) => {
          setKeys(moved(keys, from, to));
          onChange(moved(value, from, to));
        }}
        onRemove={(i) => {
          setKeys(without(keys, i));
          onChange(without(value, i));
        }}
      >
        {(i) => (
          <TextField
            aria-label={`${field.label} ${i + 1}`}
            width="100%"
            value={value[i] ?? ''}
            onChange={(text) => onChange(replaced(value, i, text))}
          />
        )}
      </SortableList>
      <ActionButton alignSelf="start" onPress={() => onChange([...value, ''])}>
        <Add />
        <Text>{`Add to ${field.label.toLowerCase()}`}</Text>
      </ActionButton>
    </FieldGroup>
  );
}
