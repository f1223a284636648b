/** Delay in ms: screen readers announce a region whose text changes, not one inserted with its text. */
const wordsAfter = 100;

/**
 * Shows a note below a part of the page that failed to load, in the page's language (the page's
 * `data-part-not-loaded`). Once per part, after the outermost island so that its layout is unaffected; announced once
 * per page.
 */
export function tellVisitor(placeholder: HTMLElement): void {
  const words = document.querySelector<HTMLElement>('[data-part-not-loaded]')?.dataset.partNotLoaded;
  const part = outermostIsland(placeholder);
  if (!words || part.nextElementSibling?.classList.contains('island-note')) return;
  const note = document.createElement('p');
  note.className = 'island-note';
  if (!document.querySelector('.island-note')) note.setAttribute('role', 'status');
  part.after(note);
  setTimeout(() => (note.textContent = words), wordsAfter);
}

function outermostIsland(element: Element): Element {
  const outer = element.parentElement?.closest('[data-island]');
  return outer ? outermostIsland(outer) : element;
}
