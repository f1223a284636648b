/** Full screen, or back from it. */
export const toggleFullScreen = (root: HTMLElement): Promise<void> =>
  document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();

/** Shows on the button whether the book fills the screen, and keeps its place. */
export function startFullScreen(root: HTMLElement, keepPlace: () => void, signal: AbortSignal): void {
  const button = root.querySelector<HTMLElement>('[data-catalogue="full-screen"]');
  // Drawn in sight: most browsers can, and what stands beside it would move.
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
