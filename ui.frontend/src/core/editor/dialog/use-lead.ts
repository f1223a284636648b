import { useEffect, useRef, useState } from 'react';
import type { DialogTab } from '../../kit/dialogs/dialog';
import { focusWhenSeen } from './focus-when-seen';
import { isWithin } from './form/is-within';

/** The chosen tab, and the way to a field on any tab. Focuses the first field when the form opens. */
export function useLead(tabs: readonly DialogTab[]) {
  const [chosen, choose] = useState(tabs[0]?.title);
  const [led, setLed] = useState(0);
  const goTo = useRef<string>(undefined);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => focusWhenSeen(() => body.current?.querySelector('[data-place]')), []);
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
    choose(tabs.find(({ fields }) => fields.some(({ name }) => isWithin(place, name)))?.title);
    goTo.current = place;
    setLed(led + 1);
  };
  return { body, chosen, choose, lead };
}
