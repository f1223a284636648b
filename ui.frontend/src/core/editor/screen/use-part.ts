import { useCallback, useRef, type HTMLAttributes, type RefObject } from 'react';
import { useLandmark } from 'react-aria/useLandmark';

interface Part<E extends HTMLElement> {
  /** For the element. */
  readonly props: HTMLAttributes<E> & { readonly ref: RefObject<E | null> };
  /** Gives it the focus. */
  focus(): void;
}

/**
 * A part of the editor that F6 and Shift+F6 lead to, and Alt+F6 to the main one: to where the focus was last, at first to
 * its first Tab stop.
 */
export function usePart<E extends HTMLElement>(
  role: 'banner' | 'complementary' | 'main',
  label: string,
): Part<E> {
  const ref = useRef<E>(null);
  const focus = useCallback(() => firstStop(ref.current)?.focus(), []);
  const { landmarkProps } = useLandmark({ role, 'aria-label': label, focus }, ref);
  return { props: { ...landmarkProps, ref } as Part<E>['props'], focus };
}

/** The content's own before what lies over it. */
const stops = [
  '[role="treeitem"][tabindex="0"]',
  'a[href], button:not([disabled]), input:not([disabled]), iframe, [tabindex="0"]',
];

function firstStop(part: Element | null): HTMLElement | undefined {
  const found = stops.flatMap((each) => [...(part?.querySelectorAll<HTMLElement>(each) ?? [])]);
  return found.find((element) => element.tabIndex >= 0 && !element.closest('[inert]'));
}
