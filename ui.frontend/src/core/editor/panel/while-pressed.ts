interface Press {
  onMove(event: PointerEvent): void;
  onRelease(event: PointerEvent): void;
  onCancel(): void;
  /** Called before anything else in the editor gets the key. */
  onEscape(event: KeyboardEvent): void;
}

/** Listens to a press that can become a drag. @returns stops listening */
export function whilePressed({ onMove, onRelease, onCancel, onEscape }: Press): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape(event);
  };
  document.addEventListener('pointermove', onMove);
  document.addEventListener('pointerup', onRelease);
  document.addEventListener('pointercancel', onCancel);
  document.addEventListener('keydown', press, { capture: true });
  return () => {
    document.removeEventListener('pointermove', onMove);
    document.removeEventListener('pointerup', onRelease);
    document.removeEventListener('pointercancel', onCancel);
    document.removeEventListener('keydown', press, { capture: true });
  };
}
