import { Button, ButtonGroup, Content, Dialog, Divider, Heading, SearchField } from '@adobe/react-spectrum';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { nameOf } from '../content-tree';
import { insertSection } from '../../sections/insert-section';
import { offeredSections, refusedText } from '../../sections/offered-sections';
import { useSections } from '../../sections/use-sections';
import { groupComponents } from './component-groups';
import { withSections } from './choice-groups';
import { AllowedState } from './AllowedState';
import { ComponentChoice } from './ComponentChoice';
import type { Place } from '../actions/insertion';
import { useAllowed } from './use-allowed';
import { useWorkbench } from '../Workbench';
import { t } from '../../../../../../shared/authoring/language/t';

/** Lets the author choose which component to insert at a place, from those that its container allows. */
export function ComponentPicker({ place, onClose }: { place: Place; onClose(): void }): ReactNode {
  const bench = useWorkbench();
  const { tree, titleOf, actions, session, shell } = bench;
  const { known, error, load } = useSections(session.pagePath);
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
  const choose = (key: string) => {
    const section = known?.sections.find(({ path }) => path === key);
    if (!section) return insert(key);
    onClose();
    void insertSection(bench, section, place);
  };
  const isKnown = allowed.state === 'known';
  const components = isKnown ? allowed.components : [];
  const offered = offeredSections(known?.sections ?? [], search, components);
  const groups = withSections(groupComponents(components, search), offered.sections, search);
  const note = refusedText(isKnown ? offered.refused : 0, container);
  const none = search
    ? t('No component or section is called “{search}”.', { search })
    : t('{container} takes no components.', { container });
  const takeFirst = useEffectEvent(() => {
    const first = groups[0]?.choices[0];
    if (first) choose(first.key);
  });
  // Authors who type faster than the server answers need not press Enter again.
  useEffect(() => {
    if (isSent && allowed.state === 'known') takeFirst();
  }, [isSent, allowed.state]);

  return (
    <Dialog size="M">
      <Heading>{t('Insert component')}</Heading>
      <Divider />
      <Content>
        <SearchField
          label={t('Components that {container} takes', { container })}
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
        <AllowedState allowed={allowed} none={groups.length === 0 ? none : undefined} />
        {note !== undefined && <p className="ed-sections__note">{note}</p>}
        {!known && error !== undefined && (
          <p role="alert" className="ed-sections__note">
            {t('The sections could not be loaded: {error}', { error })}{' '}
            <Button variant="secondary" style="outline" onPress={load}>
              {t('Try again')}
            </Button>
          </p>
        )}
        {groups.length > 0 && <ComponentChoice groups={groups} onChoose={choose} />}
      </Content>
      <ButtonGroup>
        {known && known.sections.length > 0 && (
          <Button variant="secondary" style="outline" onPress={shell.manageSections}>
            {t('Manage sections')}
          </Button>
        )}
        <Button variant="secondary" onPress={onClose}>
          {t('Cancel')}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}
