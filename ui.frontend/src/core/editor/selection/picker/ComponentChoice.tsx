import { Item, ListBox, Section, Text } from '@adobe/react-spectrum';
import Box from '@spectrum-icons/workflow/Box';
import { createElement, type ReactNode } from 'react';
import type { ComponentGroup } from './component-groups';
import { iconOf } from './ComponentIcon';

interface ComponentChoiceProps {
  groups: readonly ComponentGroup[];
  onChoose(resourceType: string): void;
}

/** The components by group, with their icons and descriptions. */
export const ComponentChoice = ({ groups, onChoose }: ComponentChoiceProps): ReactNode => (
  <ListBox
    aria-label="Components"
    marginTop="size-150"
    UNSAFE_className="ed-picker__list"
    items={groups}
    selectionMode="single"
    onSelectionChange={(keys) => {
      if (keys !== 'all') [...keys].forEach((key) => onChoose(String(key)));
    }}
  >
    {(group) => (
      <Section key={group.name} title={group.name} items={group.components}>
        {(component) => (
          <Item key={component.resourceType} textValue={component.title}>
            {createElement(iconOf(component.icon) ?? Box, { 'aria-hidden': true, size: 'S' })}
            <Text>{component.title}</Text>
            {component.description && <Text slot="description">{component.description}</Text>}
          </Item>
        )}
      </Section>
    )}
  </ListBox>
);
