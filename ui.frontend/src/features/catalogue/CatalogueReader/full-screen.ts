/** Enters or leaves full screen. */
export const toggleFullScreen = (root: HTMLElement): Promise<void> =>
  document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();

/** Shows on the button whether the book is in full screen, and keeps the open page. */
export function startFullScreen(root: HTMLElement, keepPlace: () => void, signal: AbortSignal): void {
  const button = root.querySelector<HTMLElement>('[data-catalogue="full-screen"]');
  // Visible in the markup: most browsers support it, and hiding it there would cause a layout shift.
  if (button) button.hidden = !document.fullscreenEnabled;
  document.addEventListener(
    'fullscreenchange',
    () => {
      button?.setAttribute('aria-pressed', String(document.fullscreenElement === root));
      keepPlace();
    },
    { signal },
  );
}
