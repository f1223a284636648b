import { describedBy, errorId, helpId } from '../kit/form-ids';
import { controlsIn } from './field-problem';

export type Problem = 'required' | 'constraint';

/** A field's error message, in the author's words if there are any. */
export const wordsOf = ({ dataset }: HTMLElement, problem: Problem): string =>
  dataset[problem === 'required' ? 'cmpRequiredMessage' : 'cmpConstraintMessage'] ?? '';

/** Gives a field the same markup as the server would with this error, or without one. */
export function showProblem(field: HTMLElement, problem: Problem | undefined): void {
  const block = field.dataset.cmpIs === 'formText' ? 'cmp-form-text' : 'cmp-form-options';
  const isGroup = field instanceof HTMLFieldSetElement && !field.matches('.cmp-form-options--single');
  const controls = controlsIn(field);
  const id = field.id || controls[0]?.id || '';
  const described: Element | undefined = isGroup ? field : controls[0];
  const marked = field.getAttribute('role') === 'radiogroup' ? [field] : controls;

  const known = document.getElementById(errorId(id));
  if (problem) {
    const message = known ?? document.createElement('p');
    const words = wordsOf(field, problem);
    // Writing the same text would announce it again.
    if (message.textContent !== words) message.textContent = words;
    if (!known) {
      message.id = errorId(id);
      message.className = `${block}__validation-message`;
      field.append(message);
    }
  } else known?.remove();

  const help = document.getElementById(helpId(id)) !== null;
  setOrRemove(described, 'aria-describedby', describedBy(id, { help, error: problem !== undefined }));
  for (const element of marked) setOrRemove(element, 'aria-invalid', problem && 'true');
}

function setOrRemove(element: Element | undefined, name: string, value: string | undefined): void {
  if (value === undefined) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}
