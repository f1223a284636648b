import type { Make } from './Make';

const renamed: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
};

/** Creates elements of this document, for pages without server rendering. */
export const makeElement: Make<HTMLElement> = (tag, attributes, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(renamed[name] ?? name.toLowerCase(), value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
};
