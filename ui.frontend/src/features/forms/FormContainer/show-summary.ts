import { wordsWithLabel } from '../kit/field-words';
import { firstControl } from './field-problem';
import { wordsOf, type Problem } from './show-problem';

/** Shows the fields' errors above a form, with a link to each, like `FormErrors`, and focuses them. */
export function showSummary(
  form: HTMLFormElement,
  wrong: readonly (readonly [HTMLElement, Problem])[],
): void {
  form.querySelector('.cmp-form-error')?.remove();
  const summary = element('div', 'cmp-form-error', { role: 'alert', tabindex: '-1' });
  if (form.id) summary.id = `${form.id}-errors`;
  const title = element(form.dataset.errorsHeading ?? 'h2', 'cmp-form-error__title', {});
  title.textContent = form.dataset.errorsTitle ?? '';
  const list = element('ul', 'cmp-form-error__list', { role: 'list' });
  for (const [field, problem] of wrong) {
    const link = element('a', 'cmp-form-error__link', { href: `#${firstControl(field)?.id ?? field.id}` });
    // The rest is additional text, not the field's name: "optional", a check box.
    const label = field.querySelector('legend, label')?.firstChild?.textContent ?? '';
    link.textContent = wordsWithLabel(label, wordsOf(field, problem));
    const item = element('li', 'cmp-form-error__item', {});
    item.append(link);
    list.append(item);
  }
  summary.append(title, list);
  const sent = form.querySelector('.cmp-form__sent');
  if (sent) sent.after(summary);
  else form.prepend(summary);
  summary.focus();
}

function element(tag: string, className: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
