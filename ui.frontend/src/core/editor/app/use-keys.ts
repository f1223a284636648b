import { useCallback, useEffect, type KeyboardEvent } from 'react';
import { historyKey, keyCommand, TYPING } from '../selection/toolbar/keys';
import { runKey } from '../selection/toolbar/run-key';
import type { WorkbenchWithActions } from '../selection/Workbench';

type Pressed = KeyboardEvent | globalThis.KeyboardEvent;

interface Keys {
  bench: WorkbenchWithActions | undefined;
  onHistory(step: 'undo' | 'redo'): void;
}

/** Shortcuts for the page's content, and undo and redo everywhere except in text fields. */
export function useKeys({ bench, onHistory }: Keys): (event: KeyboardEvent<HTMLElement>) => void {
  const press = useCallback(
    (event: Pressed, isContent: boolean) => {
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(TYPING))) return;
      const step = historyKey(event);
      if (step) {
        event.preventDefault();
        onHistory(step);
        return;
      }
      const command = keyCommand(event);
      if (!bench || !command || !(isContent || command.do === 'help')) return;
      event.preventDefault();
      runKey(command, bench);
    },
    [bench, onHistory],
  );

  // After a click on empty space no element has focus; keys then apply to the content.
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (event.target === document.body) press(event, true);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [press]);

  return useCallback(
    (event) => {
      const { target } = event;
      // React bubbles events out of dialogs too, although they are elsewhere in the DOM.
      if (!(target instanceof Element) || !event.currentTarget.contains(target)) return;
      press(event, target.closest('[data-content-keys]') !== null);
    },
    [press],
  );
}
