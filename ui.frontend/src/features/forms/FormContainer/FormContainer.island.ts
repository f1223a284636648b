import { fieldOf, fieldsIn, isFilled, problemOf } from './field-problem';
import { release, startSending } from './sending';
import { showProblem } from './show-problem';
import { showSummary } from './show-summary';

/**
 * Shows what is wrong with a field, in the author's words, once it is left or the form is submitted: beside the field and
 * above the form, instead of the browser's bubble. Without the island, the browser and then the server validate.
 */
export function mount(root: HTMLElement): () => void {
  const form = root as HTMLFormElement;
  const stop = new AbortController();
  const { signal } = stop;
  form.noValidate = true;
  form.addEventListener('focusout', ({ target }) => onLeave(target), { signal });
  form.addEventListener('input', ({ target }) => onChange(target), { signal });
  form.addEventListener('change', ({ target }) => onChange(target), { signal });
  form.addEventListener('submit', (event) => onSubmit(event, form), { signal });
  // A page restored from the back/forward cache is no longer sending.
  addEventListener('pageshow', () => release(form), { signal });
  const summary = form.querySelector<HTMLElement>('.cmp-form-error');
  if (summary && !form.contains(document.activeElement)) summary.focus();
  return () => {
    stop.abort();
    form.noValidate = false;
  };
}

/** No error for a field that was only passed. */
function onLeave(target: EventTarget | null): void {
  const field = fieldOf(target);
  if (field && isFilled(field)) showProblem(field, problemOf(field));
}

/** Errors disappear as soon as they are fixed; new ones wait until the field is left. */
function onChange(target: EventTarget | null): void {
  const field = fieldOf(target);
  if (field && !problemOf(field)) showProblem(field, undefined);
}

function onSubmit(event: SubmitEvent, form: HTMLFormElement): void {
  // A button that only changes the form: it need not be complete yet.
  if (event.submitter instanceof HTMLButtonElement && event.submitter.formNoValidate) return;
  const wrong = fieldsIn(form).flatMap((field) => {
    const problem = problemOf(field);
    showProblem(field, problem);
    return problem ? [[field, problem] as const] : [];
  });
  if (wrong.length > 0) {
    event.preventDefault();
    showSummary(form, wrong);
  } else if (!startSending(form, event.submitter)) event.preventDefault();
}
