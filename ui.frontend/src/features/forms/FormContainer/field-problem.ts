type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELD = '[data-cmp-is="formText"], [data-cmp-is="formOptions"]';

/** The field in which an event occurred. */
export const fieldOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(FIELD)) || undefined;

/** All fields of a form, in page order. */
export const fieldsIn = (form: HTMLFormElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>(FIELD),
];

export const controlsIn = (field: HTMLElement): Control[] => [
  ...field.querySelectorAll<Control>('input, textarea, select'),
];

/** The control to focus when a field has an error. */
export const firstControl = (field: HTMLElement): Control | undefined =>
  controlsIn(field).find(({ disabled }) => !disabled);

const isTicked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked;

const isBox = ({ type }: Control): boolean => type === 'checkbox' || type === 'radio';

/** Whether anything has been typed or chosen, valid or not. */
export const isFilled = (field: HTMLElement): boolean =>
  controlsIn(field).some((control) =>
    isBox(control) ? isTicked(control) : control.value !== '' || control.validity.badInput,
  );

/** A field's validation error; the browser itself cannot require one of several check boxes. */
export function problemOf(field: HTMLElement): 'required' | 'constraint' | undefined {
  const controls = controlsIn(field);
  if (field.dataset.cmpRequired === 'true' && !controls.some(isTicked)) return 'required';
  const wrong = controls.find(({ validity }) => !validity.valid);
  if (!wrong) return undefined;
  return wrong.validity.valueMissing && !wrong.validity.badInput ? 'required' : 'constraint';
}
