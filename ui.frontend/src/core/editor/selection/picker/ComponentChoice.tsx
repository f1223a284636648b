import { Item, ListBox, Section, Text } from '@adobe/react-spectrum';
import Box from '@spectrum-icons/workflow/Box';
import { createElement, type ReactNode } from 'react';
import type { ChoiceGroup } from './choice-groups';
import { iconOf } from './ComponentIcon';
import { t } from '../../../../../../shared/authoring/language/t';

interface ComponentChoiceProps {
  groups: readonly ChoiceGroup[];
  onChoose(key: string): void;
}

/** The components and sections by group, with their icons and descriptions. */
export const ComponentChoice = ({ groups, onChoose }: ComponentChoiceProps): ReactNode => (
  <ListBox
    aria-label={t('Components')}
    marginTop="size-150"
    UNSAFE_className="ed-picker__list"
    items={groups}
    selectionMode="single"
    onSelectionChange={(keys) => {
      if (keys !== 'all') [...keys].forEach((key) => onChoose(String(key)));
    }}
  >
    {(group) => (
      <Section key={group.name} title={group.name} items={group.choices}>
        {(choice) => (
          <Item key={choice.key} textValue={choice.title}>
            {createElement(iconOf(choice.icon) ?? Box, { 'aria-hidden': true, size: 'S' })}
            <Text>{choice.title}</Text>
            {choice.description && <Text slot="description">{choice.description}</Text>}
          </Item>
        )}
      </Section>
    )}
  </ListBox>
);
