import type { ReactNode } from 'react';
import type { Drag } from '../panel/create-drag';
import { useRoving } from '../panel/use-roving';
import type { Place } from '../selection/actions/insertion';
import { ComponentIcon } from '../selection/picker/ComponentIcon';
import { useWorkbench } from '../selection/Workbench';
import type { AllowedComponent } from '../sling/SlingClient';
import { insertSection } from './insert-section';
import { offeredSections, refusedText } from './offered-sections';
import { useSections } from './use-sections';
import './sections.scss';
import { t } from '../../../../../shared/authoring/language/t';

interface SectionGroupProps {
  drag: Drag;
  place: Place;
  /** What the container at the place takes. */
  allowed: readonly AllowedComponent[];
  container: string;
  search: string;
  /** Said if no section is offered either; undefined if there are components. */
  none: string | undefined;
}

/** The sections that the selection takes, dragged onto the page or inserted by a press. */
export function SectionGroup(props: SectionGroupProps): ReactNode {
  const { drag, place, allowed, container, search, none } = props;
  const bench = useWorkbench();
  const { known, error, load } = useSections(bench.session.pagePath);
  const roving = useRoving();
  if (!known)
    return error === undefined ? null : (
      <p className="ed-panel__note" role="alert">
        {error}{' '}
        <button type="button" className="ed-sections__manage" onClick={load}>
          {t('Try again')}
        </button>
      </p>
    );
  const { sections, refused } = offeredSections(known.sections, search, allowed);
  const note = refusedText(refused, container);
  const isEmpty = sections.length === 0 && note === undefined;
  if (isEmpty && none !== undefined)
    return (
      <p className="ed-panel__note" role="status">
        {none}
      </p>
    );
  if (isEmpty) return null;
  return (
    <div role="toolbar" aria-label={t('Sections')} aria-orientation="vertical" {...roving}>
      <h2 className="ed-panel__group">{t('Sections')}</h2>
      <ul className="ed-list">
        {sections.map((section) => (
          <li key={section.path}>
            <button
              type="button"
              className="ed-list__item"
              title={section.description}
              onPointerDown={(event) => {
                if (event.button === 0) drag.grab({ kind: 'section', section }, event);
              }}
              onClick={() => void insertSection(bench, section, place)}
            >
              <ComponentIcon component={{ title: section.title, icon: 'collection' }} />
              {section.title}
            </button>
          </li>
        ))}
      </ul>
      {note !== undefined && <p className="ed-panel__note">{note}</p>}
      <button type="button" className="ed-sections__manage" onClick={bench.shell.manageSections}>
        {t('Manage sections')}
      </button>
    </div>
  );
}
