import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Ctrl+Enter saves, wherever the focus is in the dialog around `body`. */
export function useSavingKey(body: RefObject<HTMLElement | null>, save: () => void): void {
  const saveByKey = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      const dialog = body.current?.closest('[role=dialog]');
      if (!(event.target instanceof Node) || !dialog?.contains(event.target)) return;
      event.preventDefault();
      // The same key commits a number field, so let that happen first.
      setTimeout(saveByKey);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [body]);
}
