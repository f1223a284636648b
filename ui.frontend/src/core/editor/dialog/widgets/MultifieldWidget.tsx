import { ActionButton, Flex, Text, View } from '@adobe/react-spectrum';
import Add from '@spectrum-icons/workflow/Add';
import ChevronDown from '@spectrum-icons/workflow/ChevronDown';
import ChevronRight from '@spectrum-icons/workflow/ChevronRight';
import { useState, type ReactNode } from 'react';
import { useSurroundings } from '../FormContext';
import { newEntry } from '../form/entries';
import type { Entry, Value } from '../form/Values';
import { FieldGroup } from './FieldGroup';
import { moved, replaced, SortableList, without } from './SortableList';
import type { NestingProps, WidgetProps } from './Widget';
import { t } from '../../../../../../shared/authoring/language/t';
import { inSentence } from '../../../../../../shared/authoring/language/locale';

/** Above this number, entries are collapsed to their titles. */
const OPEN_UP_TO = 3;

/** A list of entries with several fields each. */
export function MultifieldWidget({
  field,
  value,
  onChange,
  place,
  Fields,
}: WidgetProps<'multifield'> & NestingProps): ReactNode {
  const { problems } = useSurroundings();
  const [open, setOpen] = useState<readonly string[]>(() =>
    value.length <= OPEN_UP_TO ? value.map(({ key }) => key) : [],
  );
  const isFull = field.max !== undefined && value.length >= field.max;
  const add = () => {
    const entry = newEntry(field.fields, value);
    onChange([...value, entry]);
    setOpen([...open, entry.key]);
  };
  const nameOf = (i: number) => `${field.label} ${i + 1}`;
  return (
    <FieldGroup field={field} place={place}>
      <SortableList
        label={field.label}
        keys={value.map(({ key }) => key)}
        nameOf={nameOf}
        focusesNew
        onMove={(from, to) => onChange(moved(value, from, to))}
        onRemove={(i) => onChange(without(value, i))}
      >
        {(i) => {
          const entry = value[i];
          if (!entry) return null;
          const here = `${place}/${i}/`;
          const isOpen = open.includes(entry.key) || problems.some((each) => each.place.startsWith(here));
          return (
            <EntryBox
              title={summary(entry) || nameOf(i)}
              isOpen={isOpen}
              onToggle={() =>
                setOpen(isOpen ? open.filter((key) => key !== entry.key) : [...open, entry.key])
              }
            >
              <Fields
                fields={field.fields}
                values={entry.values}
                above={here}
                onChange={(name, changed) =>
                  onChange(replaced(value, i, { ...entry, values: { ...entry.values, [name]: changed } }))
                }
              />
            </EntryBox>
          );
        }}
      </SortableList>
      <ActionButton alignSelf="start" UNSAFE_className="editor-add" isDisabled={isFull} onPress={add}>
        <Add />
        <Text>{t('Add to {label}', { label: inSentence(field.label) })}</Text>
      </ActionButton>
    </FieldGroup>
  );
}

interface EntryBoxProps {
  readonly title: string;
  readonly isOpen: boolean;
  onToggle(): void;
  /** The fields, rendered while the box is open. */
  readonly children: ReactNode;
}

/** One entry: its title, and its fields if it is open. */
function EntryBox({ title, isOpen, onToggle, children }: EntryBoxProps): ReactNode {
  return (
    <View borderWidth="thin" borderColor="mid" borderRadius="medium" padding="size-100">
      <ActionButton isQuiet aria-expanded={isOpen} onPress={onToggle} UNSAFE_className="editor-entry">
        {isOpen ? <ChevronDown /> : <ChevronRight />}
        <Text>{title}</Text>
      </ActionButton>
      {isOpen && (
        <Flex direction="column" gap="size-150" marginTop="size-100">
          {children}
        </Flex>
      )}
    </View>
  );
}

/** The text that identifies an entry. */
function summary({ values }: Entry): string {
  const words = Object.values(values).map(wordsOf).filter(Boolean);
  return words.slice(0, 3).join(' · ');
}

function wordsOf(value: Value): string {
  if (typeof value === 'string') return value.replace(/<[^<>]*>/g, '').slice(0, 60);
  if (Array.isArray(value))
    return value
      .filter((each) => typeof each === 'string' && each)
      .join(' · ')
      .slice(0, 60);
  return typeof value === 'object' && 'url' in value ? value.url : '';
}
