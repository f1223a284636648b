import { marked } from '../widgets/shared/combobox/hits';

/** A page in the results. */
export interface FoundPage {
  title: string;
  url: string;
  description?: string;
}

/** A result as an option of the list. It is a link, so that it opens as links do. */
export function option({ title, url, description }: FoundPage, term: string, id: string): HTMLElement {
  const item = document.createElement('a');
  item.className = 'cmp-search__item';
  item.id = id;
  item.href = url;
  item.tabIndex = -1;
  item.setAttribute('role', 'option');
  item.setAttribute('aria-selected', 'false');
  const name = span('cmp-search__item-title');
  name.append(...marked(title, term, 'cmp-search__item-mark'));
  item.append(name);
  if (description) item.append(span('cmp-search__item-description', description));
  return item;
}

function span(className: string, text = ''): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}
