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
import { useState, type ReactNode } from 'react';
import { nameOf } from './content-tree';
import { groupComponents } from './component-groups';
import type { Place } from './insertion';
import { useAllowed } from './use-allowed';
import { useWorkbench } from './Workbench';

/** Asks which component to insert at a place: those that its container allows. */
export function ComponentPicker({ place, onClose }: { place: Place; onClose(): void }): ReactNode {
  const { tree, titleOf, actions } = useWorkbench();
  const [search, setSearch] = useState('');
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
          onChange={setSearch}
          onSubmit={() => {
            const first = groups[0]?.components[0];
            if (first) insert(first.resourceType);
          }}
        />
        {allowed.state === 'loading' && <ProgressCircle aria-label="Loading components" isIndeterminate />}
        {allowed.state === 'failed' && (
          <p role="alert">
            The server did not say what may stand here.{' '}
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
            height="size-4600"
            width="100%"
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
                    <Text>{component.title}</Text>
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
