import { useEffect, useEffectEvent } from 'react';
import { historyKey, TYPING } from '../../selection/toolbar/keys';

/** Where keys have a meaning of their own: what is typed has its own undo. */
const OTHERS = `${TYPING}, [role="dialog"], [role="alertdialog"]`;

/** Undo and redo by keys, from everywhere. */
export function useHistoryKeys(onHistory: (step: 'undo' | 'redo') => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(OTHERS))) return;
    const step = historyKey(event);
    if (!step) return;
    event.preventDefault();
    onHistory(step);
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
