/* The parts of a search and what is open or picked in it; the state is in its attributes. */

export const parts = (root: HTMLElement) => ({
  form: root.querySelector<HTMLFormElement>('.cmp-search__form')!,
  input: root.querySelector<HTMLInputElement>('.cmp-search__input')!,
  clear: root.querySelector<HTMLElement>('.cmp-search__clear')!,
  list: root.querySelector<HTMLElement>('.cmp-search__results')!,
  info: root.querySelector<HTMLElement>('.cmp-search__info')!,
});

export const optionsOf = (root: HTMLElement) => [
  ...parts(root).list.querySelectorAll<HTMLElement>('[role="option"]'),
];

export const isOpen = (root: HTMLElement): boolean => !parts(root).list.hidden;

export function setOpen(root: HTMLElement, open: boolean): void {
  const { input, list } = parts(root);
  list.hidden = !open;
  input.setAttribute('aria-expanded', String(open));
  if (!open) pick(root, undefined);
}

export const picked = (root: HTMLElement) =>
  optionsOf(root).find((each) => each.getAttribute('aria-selected') === 'true');

export function pick(root: HTMLElement, wanted: HTMLElement | undefined): void {
  for (const each of optionsOf(root)) {
    each.setAttribute('aria-selected', String(each === wanted));
    each.classList.toggle('cmp-search__item--is-focused', each === wanted);
  }
  const { input } = parts(root);
  if (wanted) input.setAttribute('aria-activedescendant', wanted.id);
  else input.removeAttribute('aria-activedescendant');
  wanted?.scrollIntoView({ block: 'nearest' });
}

/** How many were found, in the page's words; `+` where there may be more. */
export function resultCount({ dataset }: HTMLElement, found: number): string {
  if (found === 0) return dataset.textNone ?? '';
  if (found === 1) return dataset.textOne ?? '';
  const mayBeMore = found % Number(dataset.resultsSize) === 0 && !('searchEnd' in dataset);
  return (dataset.textMany ?? '').replace('{0}', `${found}${mayBeMore ? '+' : ''}`);
}
