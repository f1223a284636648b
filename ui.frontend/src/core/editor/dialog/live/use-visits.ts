import type { FocusEvent, RefObject } from 'react';
import type { LiveForm } from './LiveForm';
import { placeOf } from './place-of';

/** Handlers of the element around a form's fields. */
interface Visits {
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

/**
 * Tells a form at which of its fields the author is.
 *
 * @param body the element around the fields
 */
export function useVisits(form: Pick<LiveForm, 'visit'>, body: RefObject<HTMLElement | null>): Visits {
  return {
    onFocus({ target }) {
      const place = body.current && placeOf(target, body.current);
      if (place !== null && place !== undefined) form.visit(place);
    },
    // A list or dialog that a field has opened is part of the visit.
    onBlur: () =>
      void setTimeout(() => {
        const { activeElement } = document;
        const isInside = body.current?.contains(activeElement) ?? false;
        if (!isInside && !activeElement?.closest('[role="dialog"], [role="listbox"], [role="menu"]'))
          form.visit(undefined);
      }),
  };
}
