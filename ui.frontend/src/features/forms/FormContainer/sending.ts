/** Milliseconds without an answer after which the form can be sent again. */
const PATIENCE = 15_000;

const buttonsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLButtonElement>('.cmp-form-button[type="submit"]'),
];

/**
 * Marks a form as being sent and shows that on its button. The button stays enabled, because the browser submits its name;
 * the caller suppresses a second press.
 *
 * @returns false if the form is already being sent
 */
export function startSending(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  if (form.dataset.sending !== undefined) return false;
  form.dataset.sending = '';
  const button = submitter ?? buttonsOf(form)[0];
  if (button && form.dataset.sendingMessage) {
    button.dataset.words = button.textContent ?? '';
    button.textContent = form.dataset.sendingMessage;
    button.setAttribute('aria-disabled', 'true');
  }
  sayHowLongItTook(form);
  setTimeout(() => release(form), PATIENCE);
  return true;
}

/** Lets the form be sent again. */
export function release(form: HTMLFormElement): void {
  delete form.dataset.sending;
  for (const button of buttonsOf(form)) {
    if (button.dataset.words === undefined) continue;
    button.textContent = button.dataset.words;
    button.removeAttribute('aria-disabled');
    delete button.dataset.words;
  }
}

/** The server takes a form filled in faster than a person types for a bot's. A rejected form may be corrected quickly. */
function sayHowLongItTook(form: HTMLFormElement): void {
  const wasSentBack = form.querySelector('.cmp-form-error') !== null;
  const known = form.querySelector<HTMLInputElement>('input[name=":elapsed"]');
  const input = known ?? document.createElement('input');
  input.type = 'hidden';
  input.name = ':elapsed';
  input.value = wasSentBack ? '' : String(Math.round(performance.now()));
  if (!known) form.append(input);
}
