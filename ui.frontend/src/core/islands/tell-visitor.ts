/** Screen readers hear a region whose words change, not one that comes with them, ms. */
const wordsAfter = 100;

/**
 * Says below a part of the page that it is not whole, in the page's language (the page's `data-part-not-loaded`). Once
 * for each part, behind the outermost island, so that no layout inside is disturbed; read out once for the page.
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
