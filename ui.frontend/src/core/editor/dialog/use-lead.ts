import { useEffect, useRef, useState } from 'react';
import type { DialogTab } from '../../kit/dialogs/dialog';
import { focusWhenSeen } from './focus-when-seen';
import { isWithin } from './form/is-within';

/**
 * The chosen tab, and the way to a field on any tab.
 *
 * @param leadTo the field that is focused when the form opens. @default the first one
 */
export function useLead(tabs: readonly DialogTab[], leadTo?: string) {
  const first = leadTo === undefined ? undefined : tabOf(tabs, leadTo);
  const [chosen, choose] = useState((first ?? tabs[0])?.title);
  // An object of its own for each time, so that an author is led to the same field again.
  const [target, setTarget] = useState(() => (first && leadTo !== undefined ? { place: leadTo } : undefined));
  const body = useRef<HTMLDivElement>(null);

  // Others' changes draw the form again before the field is seen: only another target ends the wait.
  useEffect(
    () =>
      focusWhenSeen(() => {
        const fields = [...(body.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
        return target
          ? fields.findLast(({ dataset }) => isWithin(target.place, String(dataset.place)))
          : fields[0];
      }),
    [target],
  );

  const lead = (place: string) => {
    choose(tabOf(tabs, place)?.title);
    setTarget({ place });
  };
  return { body, chosen, choose, lead };
}

const tabOf = (tabs: readonly DialogTab[], place: string): DialogTab | undefined =>
  tabs.find(({ fields }) => fields.some(({ name }) => isWithin(place, name)));
