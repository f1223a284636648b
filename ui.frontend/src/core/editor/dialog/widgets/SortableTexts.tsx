import type { ReactNode } from 'react';
import { moved, replaced, SortableList, without } from './SortableList';
import { useKeys } from './use-keys';

interface SortableTextsProps {
  /** Accessible name of the list; with its number, of each text. */
  readonly label: string;
  readonly values: readonly string[];
  readonly focusesNew?: boolean;
  onChange(values: readonly string[]): void;
  /** Renders the control for one text, called `name`. */
  children(text: { name: string; value: string; onChange(value: string): void }): ReactNode;
}

/** The texts of one property, reorderable, each in a control. */
export function SortableTexts({
  label,
  values,
  focusesNew,
  onChange,
  children,
}: SortableTextsProps): ReactNode {
  const [keys, setKeys] = useKeys(values.length);
  const nameOf = (i: number) => `${label} ${i + 1}`;
  return (
    <SortableList
      label={label}
      keys={keys}
      nameOf={nameOf}
      focusesNew={focusesNew}
      onMove={(from, to) => {
        setKeys(moved(keys, from, to));
        onChange(moved(values, from, to));
      }}
      onRemove={(i) => {
        setKeys(without(keys, i));
        onChange(without(values, i));
      }}
    >
      {(i) =>
        children({
          name: nameOf(i),
          value: values[i] ?? '',
          onChange: (value) => onChange(replaced(values, i, value)),
        })
      }
    </SortableList>
  );
}
