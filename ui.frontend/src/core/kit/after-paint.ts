/**
 * Runs work once the next frame has been painted, so that what a visitor touched answers before the rest is done. A page in
 * the background paints nothing: its work waits until it is shown.
 */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));
