/* Reads the book's markup. References are not kept between events, since the editor may render it again. */

export const stripOf = (root: HTMLElement): HTMLElement =>
  root.querySelector<HTMLElement>('.cmp-cataloguereader__strip')!;

/**
 * The parts shown one at a time: spreads, or pages if the style sheet shows pages one by one. Spreads then have no boxes
 * (`display: contents`), as in a document without layout.
 */
export function slotsOf(root: HTMLElement): HTMLElement[] {
  const spreads = [...root.querySelectorAll<HTMLElement>('.cmp-cataloguereader__spread')];
  return spreads.flatMap((spread) =>
    getComputedStyle(spread).display === 'contents' ? pagesIn(spread) : [spread],
  );
}

/** The pages of a slot. */
export const pagesIn = (slot: HTMLElement): HTMLElement[] =>
  slot.matches('.cmp-cataloguereader__page')
    ? [slot]
    : [...slot.querySelectorAll<HTMLElement>('.cmp-cataloguereader__page')];

/** Number of a page. */
export const pageOf = ({ id }: HTMLElement): number => pageOfHash(`#${id}`) ?? 1;

/** Numbers of the pages of a slot; empty without a slot. */
export const numbersIn = (slot: HTMLElement | undefined): number[] => (slot ? pagesIn(slot).map(pageOf) : []);

/** The page named by an address; undefined if there is none. */
export function pageOfHash(hash: string): number | undefined {
  const page = Number(/^#page=(\d+)$/.exec(hash)?.[1]);
  return page > 0 ? page : undefined;
}

export function centreOf(element: HTMLElement): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

/** The open slot, in the middle of the strip. */
export function openSlot(root: HTMLElement): HTMLElement {
  const middle = centreOf(stripOf(root));
  const distance = (slot: HTMLElement) => Math.abs(centreOf(slot) - middle);
  return slotsOf(root).reduce((best, slot) => (distance(slot) < distance(best) ? slot : best));
}

/** Shows the open page on the bar, and announces it to screen readers. */
export function marked(root: HTMLElement, page: number): void {
  root.dataset.page = String(page);
  const slots = slotsOf(root);
  const at = slots.findIndex((slot) => numbersIn(slot).includes(page));
  const last = Math.max(...numbersIn(slots[at]));
  const field = root.querySelector('input');
  if (field) field.value = String(page);
  setOff(root, 'previous', at === 0);
  setOff(root, 'next', at === slots.length - 1);
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.cmp-cataloguereader__chapter')];
  const chapter = links.findLast((link) => (pageOfHash(link.hash) ?? 0) <= last);
  for (const link of links)
    if (link === chapter) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  const status = root.querySelector('.cmp-cataloguereader__status');
  const open = slots.slice(at, at + 1).flatMap(pagesIn);
  const words = open.map((each) => each.getAttribute('aria-label')).join('; ');
  if (status && status.textContent !== words) status.textContent = words;
}

/** A button that has become disabled keeps its focus. */
export function setOff(root: HTMLElement, name: string, isOff: boolean): void {
  root.querySelector(`[data-catalogue="${name}"]`)?.setAttribute('aria-disabled', String(isOff));
}
