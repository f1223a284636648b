/** Milliseconds after which somebody may try again: the answer has not come. */
const PATIENCE = 15_000;

const buttonsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLButtonElement>('.cmp-form-button[type="submit"]'),
];

/**
 * Marks a form as on its way and says so on its button. The button keeps working for the browser, which sends its name
 * along; a second press is what the caller holds back.
 *
 * @returns false if it is on its way already
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

/** The server takes a form that was filled in faster than a person types for a program's. One sent back needs little time. */
function sayHowLongItTook(form: HTMLFormElement): void {
  const wasSentBack = form.querySelector('.cmp-form-error') !== null;
  const known = form.querySelector<HTMLInputElement>('input[name=":elapsed"]');
  const input = known ?? document.createElement('input');
  input.type = 'hidden';
  input.name = ':elapsed';
  input.value = wasSentBack ? '' : String(Math.round(performance.now()));
  if (!known) form.append(input);
}
