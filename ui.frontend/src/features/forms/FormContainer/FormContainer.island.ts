import { fieldOf, fieldsIn, isFilled, problemOf } from './field-problem';
import { release, startSending } from './sending';
import { showProblem } from './show-problem';
import { showSummary } from './show-summary';

/**
 * Says what is wrong with a field once somebody has left it or wants to send the form, beside it, above the form and in
 * the author's words, where the browser would say it in a bubble of its own. Without it the browser and then the server do.
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
  // A page that comes back from the browser's memory has not been sent.
  addEventListener('pageshow', () => release(form), { signal });
  const summary = form.querySelector<HTMLElement>('.cmp-form-error');
  if (summary && !form.contains(document.activeElement)) summary.focus();
  return () => {
    stop.abort();
    form.noValidate = false;
  };
}

/** Nobody is told off for a field that they have only come past. */
function onLeave(target: EventTarget | null): void {
  const field = fieldOf(target);
  if (field && isFilled(field)) showProblem(field, problemOf(field));
}

/** Words go as soon as they are no longer true; new ones wait until the field is left. */
function onChange(target: EventTarget | null): void {
  const field = fieldOf(target);
  if (field && !problemOf(field)) showProblem(field, undefined);
}

function onSubmit(event: SubmitEvent, form: HTMLFormElement): void {
  // A button that only changes the form: nothing has to be complete yet.
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
