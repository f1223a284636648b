import { SearchField } from '@adobe/react-spectrum';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { AllowedState } from '../selection/picker/AllowedState';
import { ComponentIcon } from '../selection/picker/ComponentIcon';
import { groupComponents } from '../selection/picker/component-groups';
import { nameOf } from '../selection/content-tree';
import { useReadable } from '../selection/create-store';
import { placeBy, type Place } from '../selection/actions/insertion';
import { useAllowed } from '../selection/picker/use-allowed';
import { useWorkbench } from '../selection/Workbench';
import type { Drag } from './create-drag';
import { useRoving } from './use-roving';
import { t } from '../../../../../shared/authoring/language/t';

const SectionGroup = lazy(async () => ({ default: (await import('../sections/SectionGroup')).SectionGroup }));

/** The components allowed at the selection, dragged onto the page or inserted by a press. */
export function ComponentsPanel({ drag }: { drag: Drag }): ReactNode {
  const { titleOf, tree: treeStore, actions, locks } = useWorkbench();
  const tree = useReadable(treeStore);
  const [search, setSearch] = useState('');
  const place = usePlace();
  const allowed = useAllowed(place?.parent);
  const roving = useRoving();
  if (!place) return <p className="ed-panel__note">{t('This page does not take components.')}</p>;

  const lock = locks.ofInside(place.parent);
  if (lock !== undefined) return <p className="ed-panel__note">{lock}</p>;

  const container = titleOf(tree.get(place.parent)?.resourceType ?? '') || nameOf(place.parent);
  const groups = allowed.state === 'known' ? groupComponents(allowed.components, search) : [];
  const isEmpty = groups.length === 0;
  return (
    <>
      <SearchField label={t('Search components')} width="100%" value={search} onChange={setSearch} />
      <p className="ed-panel__note">
        {typeof place.position === 'string'
          ? t('For {container}. Drag onto the page, or press to insert into it.', { container })
          : t('For {container}. Drag onto the page, or press to insert after the selection.', { container })}
      </p>
      <AllowedState
        allowed={allowed}
        none={isEmpty && !search ? t('{container} takes no components.', { container }) : undefined}
        className="ed-panel__note"
        size="S"
      />
      <div role="toolbar" aria-label={t('Components')} aria-orientation="vertical" {...roving}>
        {groups.map(({ name, components }) => (
          <div role="group" key={name} aria-label={name}>
            <h2 className="ed-panel__group">{name}</h2>
            <ul className="ed-list">
              {components.map((component) => (
                <li key={component.resourceType}>
                  <button
                    type="button"
                    className="ed-list__item"
                    title={component.description}
                    onPointerDown={(event) => {
                      if (event.button === 0) drag.grab({ kind: 'component', component }, event);
                    }}
                    onClick={() => void actions.insert(component, place)}
                  >
                    <ComponentIcon component={component} />
                    {component.title}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {allowed.state === 'known' && (
        <Suspense>
          <SectionGroup
            {...{ drag, place, container, search }}
            allowed={allowed.components}
            none={
              isEmpty && search ? t('No component or section is called “{search}”.', { search }) : undefined
            }
          />
        </Suspense>
      )}
    </>
  );
}

/** Where a press inserts: into an empty selected container or the page's own, else after the selection. */
export function usePlace(): Place | undefined {
  const { selection, tree: treeStore } = useWorkbench();
  const tree = useReadable(treeStore);
  const { paths } = useReadable(selection);
  const item = tree.get(paths.at(-1) ?? '') ?? [...tree.values()][0];
  if (!item) return undefined;
  return placeBy(
    tree,
    item.path,
    item.isContainer && (item.isRoot || item.children.length === 0) ? 'into' : 'after',
  );
}
