import { fetchPage } from '../../../core/kit/html/fetch-page';
import { isAboutChosen } from '../kit/choosing/has-kept';
import { keepLines, listAddress, readLines, type Line } from '../kit/choosing/kept';

/**
 * Synchronises the form's list with the stored one: stores what is typed, shows what is stored, follows other tabs. The
 * server renders each line; missing ones are requested from it.
 */
export function mount(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const keep = () => void keepLines([...linesIn(root)].map((line) => lineOf(line)));
  if (root.dataset.sent !== undefined) keepLines([]);
  else if (root.dataset.posted !== undefined) keep();
  // Where lines could not be fetched what is kept stays as it is.
  else follow(root, { isWhole: false }).then(keep, () => undefined);

  root.addEventListener('input', keep, { signal });
  root.addEventListener('click', (event) => takeOff(event, root) && keep(), { signal });
  root.addEventListener('keydown', (event) => addByEnter(event, root), { signal });
  addEventListener(
    'storage',
    (event) => isAboutChosen(event) && void follow(root, { isWhole: true }).catch(() => undefined),
    { signal },
  );
  return () => stop.abort();
}

const linesIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-line]');

const fieldIn = (line: HTMLElement, part: string) =>
  line.querySelector<HTMLInputElement | HTMLSelectElement>(`[name$=".${part}"]`);

/** The line as in the form; products that left the catalogue have no fields. */
function lineOf(line: HTMLElement): Line {
  const quantity = Math.trunc(Number(fieldIn(line, 'quantity')?.value));
  return {
    sku: fieldIn(line, 'sku')?.value || line.dataset.line || '',
    quantity: quantity > 0 ? quantity : 1,
    remark: fieldIn(line, 'remark')?.value ?? '',
  };
}

/** @param isWhole whether to remove lines that are not stored; a shared list is shown together with the visitor's own */
async function follow(root: HTMLElement, { isWhole }: { isWhole: boolean }): Promise<void> {
  const kept = readLines();
  const known = new Map([...linesIn(root)].map((line) => [lineOf(line).sku, line]));
  for (const [sku, line] of known) if (isWhole && !kept.some((each) => each.sku === sku)) line.remove();
  await fetchLines(
    root,
    kept.filter(({ sku }) => !known.has(sku)),
  );
  for (const line of linesIn(root)) {
    const same = kept.find(({ sku }) => sku === lineOf(line).sku);
    const [quantity, remark] = [fieldIn(line, 'quantity'), fieldIn(line, 'remark')];
    if (!same || line.contains(document.activeElement)) continue;
    // The address has the quantity; remarks are only in the browser.
    if (quantity && isWhole) quantity.value = String(same.quantity);
    if (remark && (isWhole || !remark.value)) remark.value = same.remark;
  }
}

/** Nothing is lost on failure: stored lines are requested again next time. */
async function fetchLines(root: HTMLElement, missing: readonly Line[]): Promise<void> {
  if (missing.length === 0) return;
  try {
    const { page } = await fetchPage(listAddress(location.pathname, missing));
    root.querySelector('ul')?.append(...linesIn(page));
  } catch (error) {
    console.warn('quote list: lines that were kept could not be fetched:', error);
    throw error;
  }
}

/** @returns whether a line was removed */
function takeOff(event: Event, root: HTMLElement): boolean {
  const button = event.target instanceof Element && event.target.closest('[name=":take-off"]');
  const line = button && button.closest<HTMLElement>('[data-line]');
  if (!line) return false;
  event.preventDefault();
  line.remove();
  const status = root.querySelector<HTMLElement>('[role="status"]');
  if (status) {
    status.textContent = (status.dataset.takenOff ?? '').replace('{0}', line.dataset.name ?? '');
    status.focus();
  }
  return true;
}

/** Enter adds the product, as expected in a field next to a button. */
function addByEnter(event: KeyboardEvent, root: HTMLElement): void {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.name.endsWith('.add')) return;
  event.preventDefault();
  root.querySelector<HTMLElement>('[name=":add"]')?.click();
}
