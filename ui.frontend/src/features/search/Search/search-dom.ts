import type { ComboboxParts } from '../widgets/shared/combobox/list-state';

/** The parts of a search. */
export interface SearchParts extends ComboboxParts {
  readonly form: HTMLFormElement;
  readonly clear: HTMLElement;
  readonly info: HTMLElement;
}

export const parts = (root: HTMLElement): SearchParts => ({
  form: root.querySelector<HTMLFormElement>('.cmp-search__form')!,
  input: root.querySelector<HTMLInputElement>('.cmp-search__input')!,
  clear: root.querySelector<HTMLElement>('.cmp-search__clear')!,
  list: root.querySelector<HTMLElement>('.cmp-search__results')!,
  info: root.querySelector<HTMLElement>('.cmp-search__info')!,
});

/** How many were found, in the page's words; `+` where there may be more. */
export function resultCount({ dataset }: HTMLElement, found: number): string {
  if (found === 0) return dataset.textNone ?? '';
  if (found === 1) return dataset.textOne ?? '';
  const mayBeMore = found % Number(dataset.resultsSize) === 0 && !('searchEnd' in dataset);
  return (dataset.textMany ?? '').replace('{0}', `${found}${mayBeMore ? '+' : ''}`);
}
