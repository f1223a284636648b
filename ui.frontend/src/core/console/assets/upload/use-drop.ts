import { useEffect, useRef, useState } from 'react';

/** Files dropped anywhere on the window. @returns whether files are held over it */
export function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => void (take.current = onFiles));
  useEffect(() => {
    // Entering a child comes before leaving its parent.
    let depth = 0;
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth -= 1;
      if (depth <= 0) setOver(false);
    };
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    const events = { dragenter: enter, dragleave: leave, dragover: over, drop };
    for (const [name, listener] of Object.entries(events))
      window.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(events))
        window.removeEventListener(name, listener as EventListener);
    };
  }, []);
  return isOver;
}
