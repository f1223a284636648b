import { useCallback, useLayoutEffect, useRef, type KeyboardEvent, type RefCallback } from 'react';

/**
 * Makes all buttons of an element a single tab stop; arrow keys, Home and End move between them (APG, roving tabindex).
 * Focus returns to the last one that had it.
 */
export function useRoving(): {
  ref: RefCallback<HTMLElement>;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(event: { target: Element }): void;
} {
  const element = useRef<HTMLElement>(null);
  const last = useRef<Element>(null);
  const rove = useCallback(() => {
    const buttons = buttonsIn(element.current);
    const stop = buttons.find((button) => button === last.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }, []);
  // The buttons can change with each render.
  useLayoutEffect(rove);

  return {
    ref: useCallback((node) => void (element.current = node), []),
    onFocus: useCallback(
      ({ target }) => {
        last.current = target;
        rove();
      },
      [rove],
    ),
    onKeyDown: useCallback((event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = nextButton(buttonsIn(element.current), event.target, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    }, []),
  };
}

const buttonsIn = (element: HTMLElement | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? []),
];

function nextButton(
  buttons: readonly HTMLElement[],
  from: EventTarget,
  key: string,
): HTMLElement | undefined {
  const at = buttons.findIndex((button) => button === from);
  const current = buttons[at];
  if (!current) return undefined;
  const { offsetTop, offsetLeft } = current;
  // In a grid, up and down move between rows.
  const isBeside = (button: HTMLElement) =>
    button.offsetTop !== offsetTop && button.offsetLeft === offsetLeft;
  switch (key) {
    case 'ArrowRight':
      return buttons[at + 1];
    case 'ArrowLeft':
      return buttons[at - 1];
    case 'ArrowDown':
      return buttons.slice(at + 1).find(isBeside) ?? buttons[at + 1];
    case 'ArrowUp':
      return buttons.slice(0, at).findLast(isBeside) ?? buttons[at - 1];
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    default:
      return undefined;
  }
}
