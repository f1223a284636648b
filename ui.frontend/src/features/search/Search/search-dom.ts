import type { ComboboxParts } from '../widgets/shared/combobox/list-state';

/** The parts of a search. */
export interface SearchParts extends ComboboxParts {
  readonly form: HTMLFormElement;
  readonly clear: HTMLElement;
  readonly info: HTMLElement;
}

export function parts(root: HTMLElement): SearchParts {
  const part = <T extends HTMLElement>(name: string): T => root.querySelector<T>(`.cmp-search__${name}`)!;
  return {
    form: part('form'),
    input: part('input'),
    clear: part('clear'),
    list: part('results'),
    info: part('info'),
  };
}

/** The number of results, in the page's language; `+` if there may be more. */
export function resultCount({ dataset }: HTMLElement, found: number): string {
  if (found === 0) return dataset.textNone ?? '';
  if (found === 1) return dataset.textOne ?? '';
  const mayBeMore = found % Number(dataset.resultsSize) === 0 && !('searchEnd' in dataset);
  return (dataset.textMany ?? '').replace('{0}', `${found}${mayBeMore ? '+' : ''}`);
}
