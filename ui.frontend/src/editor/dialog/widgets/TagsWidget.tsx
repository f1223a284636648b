import { ActionButton, ComboBox, Flex, Item, TagGroup, Text } from '@adobe/react-spectrum';
import Add from '@spectrum-icons/workflow/Add';
import { useEffect, useState, type ReactNode } from 'react';
import { loadTags, type Tag } from '../tags';
import { FieldGroup } from './FieldGroup';
import type { WidgetProps } from './Widget';

/** Tags by their IDs (`ventora:industry/automotive`); those of the site are offered, others can be typed. */
export function TagsWidget({ field, value, onChange, place }: WidgetProps<'tags'>): ReactNode {
  const [known, setKnown] = useState<readonly Tag[]>([]);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    let gone = false;
    void loadTags().then((tags) => !gone && setKnown(tags));
    return () => {
      gone = true;
    };
  }, []);
  const titleOf = (id: string) => known.find((tag) => tag.id === id)?.title ?? id;
  const add = (id: string) => {
    if (id && !value.includes(id)) onChange([...value, id]);
    setTyped('');
  };
  const offered = known.filter(({ id }) => !value.includes(id));
  return (
    <FieldGroup field={field} place={place}>
      <TagGroup
        aria-label={field.label}
        items={value.map((id) => ({ id }))}
        onRemove={(keys) => onChange(value.filter((id) => !keys.has(id)))}
        renderEmptyState={() => <Text>No tags</Text>}
      >
        {({ id }) => <Item textValue={titleOf(id)}>{titleOf(id)}</Item>}
      </TagGroup>
      <Flex gap="size-75" alignItems="end" marginBottom="size-50">
        <ComboBox
          label={`Add to ${field.label.toLowerCase()}`}
          width="size-4600"
          allowsCustomValue
          menuTrigger="focus"
          items={offered}
          inputValue={typed}
          onInputChange={setTyped}
          onSelectionChange={(key) => key !== null && add(String(key))}
        >
          {({ id, title }) => <Item key={id}>{title}</Item>}
        </ComboBox>
        <ActionButton isDisabled={!typed.trim()} onPress={() => add(idOf(typed.trim(), known))}>
          <Add />
          <Text>Add</Text>
        </ActionButton>
      </Flex>
    </FieldGroup>
  );
}

const idOf = (words: string, known: readonly Tag[]): string =>
  known.find(({ title }) => title.toLowerCase() === words.toLowerCase())?.id ?? words;
