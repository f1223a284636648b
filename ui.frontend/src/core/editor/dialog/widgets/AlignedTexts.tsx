import { TextField } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { useSurroundings } from '../FormContext';
import { entriesOf } from '../form/entries';
import { replaced } from './SortableList';

interface AlignedTextsProps {
  /** The multifield whose entries have one text each, and the field with an entry's title. */
  readonly per: { readonly of: string; readonly title: string };
  /** Label of a text whose entry has no title yet, with its number: "Cells 2". */
  readonly label: string;
  readonly values: readonly string[];
  onChange(values: readonly string[]): void;
}

/** One text for each entry of another field. They cannot be reordered on their own, as they belong to those entries. */
export function AlignedTexts({ per, label, values, onChange }: AlignedTextsProps): ReactNode {
  const entries = entriesOf(useSurroundings().values[per.of]);
  const texts = entries.map((_, i) => values[i] ?? '');
  return (
    <div className="editor-aligned-texts">
      {entries.map((entry, i) => (
        <TextField
          key={entry.key}
          label={String(entry.values[per.title] ?? '') || `${label} ${i + 1}`}
          width="100%"
          value={values[i] ?? ''}
          onChange={(text) => onChange(replaced(texts, i, text))}
        />
      ))}
    </div>
  );
}
