import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S saves. */
export function useSaveKey(save: () => void): void {
  const saveByKey = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
      event.preventDefault();
      saveByKey();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
