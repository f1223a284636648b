import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Person } from '../../../../../../shared/authoring/together';
import { colourOf, initialsOf } from './colour-of';

/** Somebody's initials in their colour; the name stands beside it. */
export function Avatar({ person }: { person: Person }): ReactNode {
  const element = useColour<HTMLSpanElement>(person.id);
  return (
    <span className="tg-avatar" ref={element} aria-hidden>
      {initialsOf(person.name)}
    </span>
  );
}

/** Gives an element a person's colour, as `--tg-person`. Set by script: the policy forbids styles in markup. */
export function useColour<E extends HTMLElement>(id: string) {
  const element = useRef<E>(null);
  useLayoutEffect(() => element.current?.style.setProperty('--tg-person', colourOf(id)), [id]);
  return element;
}
