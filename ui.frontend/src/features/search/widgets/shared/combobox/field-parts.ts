import type { ComboboxParts } from './list-state';

export interface FieldParts extends ComboboxParts {
  readonly form: HTMLFormElement;
  readonly panel: HTMLElement;
  /** Clears the field. */
  readonly clear: HTMLElement;
  /** Deletes recent searches. */
  readonly forget: HTMLElement;
  /** Announces the number of suggestions. */
  readonly status: HTMLElement;
}

/** The parts of a field with suggestions, as rendered by `fieldView`. */
export const fieldParts = (root: HTMLElement): FieldParts => ({
  form: root.querySelector<HTMLFormElement>('.search-field')!,
  input: root.querySelector<HTMLInputElement>('.search-field__input')!,
  clear: root.querySelector<HTMLElement>('.search-field__clear')!,
  panel: root.querySelector<HTMLElement>('.search-field__panel')!,
  list: root.querySelector<HTMLElement>('.search-field__list')!,
  forget: root.querySelector<HTMLElement>('.search-field__forget')!,
  status: root.querySelector<HTMLElement>('.search-field__status')!,
});
