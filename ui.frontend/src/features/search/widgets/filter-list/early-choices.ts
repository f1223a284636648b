import type { Asked } from '../../../../../../shared/search/search-answer';
import { withChoice } from './asked';

/** Choices that a visitor made in the server's form while the script was loading. */
export interface EarlyChoices {
  /** Applies the chosen checkboxes to the query of the server-rendered list. */
  asked(drawn: Asked): Asked;
  /** All choices, as the query that the form would send. */
  readonly query: string;
}

/** @returns undefined if nothing was chosen; resets the form to its rendered state for hydration */
export function earlyChoices(root: ParentNode): EarlyChoices | undefined {
  const form = root.querySelector<HTMLFormElement>('form');
  const changed = form ? [...form.elements].filter(isChanged) : [];
  if (!form || changed.length === 0) return undefined;
  const inputs = changed.filter((each) => each instanceof HTMLInputElement);
  inputs.forEach(fillField);
  const boxes = inputs.flatMap(({ type, name, value, checked }) =>
    type === 'checkbox' ? { facet: name, value, isChosen: checked } : [],
  );
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  form.reset();
  return {
    asked: (drawn) =>
      boxes.reduce((asked, { facet, value, isChosen }) => withChoice(asked, facet, value, isChosen), drawn),
    query: query.toString(),
  };
}

function isChanged(element: Element): boolean {
  if (element instanceof HTMLSelectElement)
    return [...element.options].some((option) => option.selected !== option.defaultSelected);
  return (
    element instanceof HTMLInputElement &&
    (element.checked !== element.defaultChecked || element.value !== element.defaultValue)
  );
}

/** The two thumbs of a slider have no names: their values go into the two fields after them, as they will with the script. */
function fillField(thumb: HTMLInputElement): void {
  if (thumb.type !== 'range') return;
  const inputs = [...(thumb.closest('fieldset')?.querySelectorAll('input') ?? [])];
  const field = inputs[inputs.indexOf(thumb) + 2];
  if (field) field.value = thumb.value;
}
