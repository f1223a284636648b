import { useCallback, useRef, type RefObject } from 'react';
import { useLandmark } from 'react-aria/useLandmark';

export interface Part<E extends HTMLElement> {
  /** Ref for the element. */
  readonly props: ReturnType<typeof useLandmark>['landmarkProps'] & { readonly ref: RefObject<E | null> };
  /** Focuses the part. */
  focus(): void;
}

/**
 * A landmark that F6 and Shift+F6 reach (Alt+F6 the main one). Focus goes to where it was last, or first to the part's
 * first tab stop.
 */
export function usePart<E extends HTMLElement>(
  role: 'banner' | 'complementary' | 'main',
  label: string,
): Part<E> {
  const ref = useRef<E>(null);
  const focus = useCallback(() => firstStop(ref.current)?.focus(), []);
  const { landmarkProps } = useLandmark({ role, 'aria-label': label, focus }, ref);
  return { props: { ...landmarkProps, ref }, focus };
}

/** Items of the content come before other controls. */
const stops = [
  '[role="treeitem"][tabindex="0"]',
  'a[href], button:not([disabled]), input:not([disabled]), iframe, [tabindex="0"]',
];

function firstStop(part: Element | null): HTMLElement | undefined {
  const found = stops.flatMap((each) => [...(part?.querySelectorAll<HTMLElement>(each) ?? [])]);
  return found.find((element) => element.tabIndex >= 0 && !element.closest('[inert]'));
}
