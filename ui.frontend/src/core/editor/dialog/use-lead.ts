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
  const [led, setLed] = useState(0);
  const goTo = useRef(first && leadTo);
  const body = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      goTo.current === undefined
        ? focusWhenSeen(() => body.current?.querySelector('[data-place]'))
        : undefined,
    [],
  );
  useEffect(() => {
    const place = goTo.current;
    if (!place) return;
    goTo.current = undefined;
    return focusWhenSeen(() =>
      [...(body.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].findLast(({ dataset }) =>
        isWithin(place, String(dataset.place)),
      ),
    );
  });

  const lead = (place: string) => {
    choose(tabOf(tabs, place)?.title);
    goTo.current = place;
    setLed(led + 1);
  };
  return { body, chosen, choose, lead };
}

const tabOf = (tabs: readonly DialogTab[], place: string): DialogTab | undefined =>
  tabs.find(({ fields }) => fields.some(({ name }) => isWithin(place, name)));
