import { useLayoutEffect, type ReactNode } from 'react';
import type { Present } from '../../../../../../shared/authoring/together';
import { useReadable, type Readable } from '../../selection/create-store';
import { cover } from '../../selection/geometry/place-on-page';
import { useWorkbench } from '../../selection/Workbench';
import { useColour } from '../people/Avatar';
import type { PresenceState } from './Presence';
import { t } from '../../../../../../shared/authoring/language/t';

/** Outlines, in their colours, of the components that others have selected. For the eye: the bar names them in words. */
export function PresenceMarks({ presence }: { presence: Readable<PresenceState> }): ReactNode {
  const { others } = useReadable(presence);
  const placed = others.filter(({ component }) => component !== undefined);
  return placed.map((other) => {
    const before = placed.slice(0, placed.indexOf(other));
    const place = before.filter(({ component }) => component === other.component).length;
    return <PresenceMark key={other.tab} other={other} place={place} />;
  });
}

/** @param place how many others are named on the same component before */
function PresenceMark({ other, place }: { other: Present; place: number }): ReactNode {
  const { geometry } = useWorkbench();
  const element = useColour<HTMLDivElement>(other.person.id);
  const { component = '' } = other;
  useLayoutEffect(() => {
    const draw = () => {
      const { current } = element;
      const box = geometry.boxes().get(component);
      if (!current) return;
      current.style.setProperty('--tg-place', String(place));
      if (box) cover(current, box);
      else current.dataset.shown = 'false';
    };
    draw();
    return geometry.onChange(draw);
  }, [geometry, component, place, element]);
  return (
    <div className="tg-mark" ref={element} aria-hidden>
      <span className="tg-mark__name">
        {other.edits ? t('{name} is typing', { name: other.person.name }) : other.person.name}
      </span>
    </div>
  );
}
