import { Button, ButtonGroup, Content, Dialog, Divider, Heading, SearchField } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { ComponentChoice } from '../../selection/picker/ComponentChoice';
import { withSections } from '../../selection/picker/choice-groups';
import { groupComponents } from '../../selection/picker/component-groups';
import type { Slot } from '../../universal/changes/calls-for';
import { useWorkplace } from '../../universal/Workplace';
import { t } from '../../../../../../shared/authoring/language/t';

interface AddDialogProps {
  readonly slot: Slot;
  onClose(): void;
}

/** Lets the author choose what to add at a place, from what the filter of its container allows. */
export function AddDialog({ slot, onClose }: AddDialogProps): ReactNode {
  const workplace = useWorkplace();
  const [search, setSearch] = useState('');
  const allowed = workplace.allowedAt(slot);
  const container = slot.container.title;
  const groups = groupComponents(
    allowed.map(({ id, title, group, template }) => ({
      isContainer: false,
      template,
      resourceType: id,
      title: t(title),
      group: t(group),
    })),
    search,
  );
  const add = (key: string | undefined) => {
    const component = allowed.find(({ id }) => id === key);
    if (!component) return;
    onClose();
    void workplace.add(component, slot);
  };
  return (
    <Dialog size="M">
      <Heading>{t('Add to {container}', { container })}</Heading>
      <Divider />
      <Content>
        {allowed.length === 0 ? (
          <p role="status">{t('{container} takes no components.', { container })}</p>
        ) : (
          <>
            <SearchField
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog is for searching
              autoFocus
              label={t('Search components')}
              width="100%"
              value={search}
              onChange={setSearch}
              onSubmit={() => add(groups[0]?.components[0]?.resourceType)}
            />
            {groups.length === 0 && (
              <p role="status">{t('No component is called “{search}”.', { search })}</p>
            )}
            {groups.length > 0 && <ComponentChoice groups={withSections(groups, [], '')} onChoose={add} />}
          </>
        )}
      </Content>
      <ButtonGroup>
        <Button variant="secondary" onPress={onClose}>
          {t('Cancel')}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}
