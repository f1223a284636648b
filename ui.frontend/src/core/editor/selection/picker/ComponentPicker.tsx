import {
  Button,
  ButtonGroup,
  Content,
  Dialog,
  Divider,
  Heading,
  Item,
  ListBox,
  ProgressCircle,
  SearchField,
  Section,
  Text,
} from '@adobe/react-spectrum';
import { createElement, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import Box from '@spectrum-icons/workflow/Box';
import { iconOf } from './ComponentIcon';
import { nameOf } from '../content-tree';
import { groupComponents } from './component-groups';
import type { Place } from '../actions/insertion';
import { useAllowed } from './use-allowed';
import { useWorkbench } from '../Workbench';

/** Lets the author choose which component to insert at a place, from those that its container allows. */
export function ComponentPicker({ place, onClose }: { place: Place; onClose(): void }): ReactNode {
  const { tree, titleOf, actions } = useWorkbench();
  const [search, setSearch] = useState('');
  const [isSent, setSent] = useState(false);
  const allowed = useAllowed(place.parent);
  const container = titleOf(tree.get().get(place.parent)?.resourceType ?? '') || nameOf(place.parent);

  const insert = (resourceType: string) => {
    const component =
      allowed.state === 'known' && allowed.components.find((one) => one.resourceType === resourceType);
    if (!component) return;
    onClose();
    void actions.insert(component, place);
  };
  const groups = allowed.state === 'known' ? groupComponents(allowed.components, search) : [];
  const takeFirst = useEffectEvent(() => {
    const first = groups[0]?.components[0];
    if (first) insert(first.resourceType);
  });
  // Authors who type faster than the server answers need not press Enter again.
  useEffect(() => {
    if (isSent && allowed.state === 'known') takeFirst();
  }, [isSent, allowed.state]);

  return (
    <Dialog size="M">
      <Heading>Insert component</Heading>
      <Divider />
      <Content>
        <SearchField
          label={`Components that ${container} takes`}
          width="100%"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog is for searching
          autoFocus
          value={search}
          onChange={(text) => {
            setSearch(text);
            setSent(false);
          }}
          onSubmit={() => setSent(true)}
        />
        {allowed.state === 'loading' && <ProgressCircle aria-label="Loading components" isIndeterminate />}
        {allowed.state === 'failed' && (
          <p role="alert">
            The server did not return the components allowed here.{' '}
            <Button variant="secondary" onPress={allowed.retry}>
              Try again
            </Button>
          </p>
        )}
        {allowed.state === 'known' && groups.length === 0 && (
          <p role="status">
            {search ? `No component is called “${search}”.` : `${container} takes no components.`}
          </p>
        )}
        {groups.length > 0 && (
          <ListBox
            aria-label="Components"
            marginTop="size-150"
            UNSAFE_className="ed-picker__list"
            items={groups}
            selectionMode="single"
            onSelectionChange={(keys) => {
              if (keys !== 'all') [...keys].forEach((key) => insert(String(key)));
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
        )}
      </Content>
      <ButtonGroup>
        <Button variant="secondary" onPress={onClose}>
          Cancel
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}
