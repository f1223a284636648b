type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELD = '[data-cmp-is="formText"], [data-cmp-is="formOptions"]';

/** The field that an event happened in. */
export const fieldOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(FIELD)) || undefined;

/** All of a form, in the order of the page. */
export const fieldsIn = (form: HTMLFormElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>(FIELD),
];

export const controlsIn = (field: HTMLElement): Control[] => [
  ...field.querySelectorAll<Control>('input, textarea, select'),
];

/** What gets the focus when something is wrong with a field. */
export const firstControl = (field: HTMLElement): Control | undefined =>
  controlsIn(field).find(({ disabled }) => !disabled);

const isTicked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked;

const isBox = ({ type }: Control): boolean => type === 'checkbox' || type === 'radio';

/** Whether somebody has typed or chosen something, readable or not. */
export const isFilled = (field: HTMLElement): boolean =>
  controlsIn(field).some((control) =>
    isBox(control) ? isTicked(control) : control.value !== '' || control.validity.badInput,
  );

/** What the browser finds wrong with a field; of several boxes it cannot say that one must be ticked. */
export function problemOf(field: HTMLElement): 'required' | 'constraint' | undefined {
  const controls = controlsIn(field);
  if (field.dataset.cmpRequired === 'true' && !controls.some(isTicked)) return 'required';
  const wrong = controls.find(({ validity }) => !validity.valid);
  if (!wrong) return undefined;
  return wrong.validity.valueMissing && !wrong.validity.badInput ? 'required' : 'constraint';
}
