import type { Editable } from './EditorPage';

const attribute = 'data-cq-data-path';

/** Whether authors can change this content on this page. */
export type EditableRule = (path: string) => boolean;

/** The `sling:resourceType` that a component is stored with; `''` if none. */
export type StoredType = (path: string) => string;

/**
 * Finds the editables of the page in document order. The SDK writes a container's path twice, on the component and on
 * its grid; the outer one counts.
 *
 * @param typeOf for components of applications that name no type in their `MapTo`: the SDK writes none for them
 */
export function findEditables(
  document: Document,
  isEditable: EditableRule,
  typeOf: StoredType = () => '',
): readonly Editable[] {
  const found = new Map<string, Editable>();
  for (const element of document.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    const path = element.getAttribute(attribute) ?? '';
    if (found.has(path)) continue;
    const written = element.getAttribute('data-cq-resource-type');
    found.set(path, {
      path,
      resourceType: written || (path.endsWith('/*') ? '' : typeOf(path)),
      element,
      parent: parentOf(element),
      editable: path.includes('/jcr:content') && isEditable(path),
      kind: kindOf(element, path),
    });
  }
  return [...found.values()];
}

function parentOf(element: HTMLElement): string | undefined {
  return element.parentElement?.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;
}

function kindOf(element: HTMLElement, path: string): Editable['kind'] {
  if (path.endsWith('/*')) return 'placeholder';
  if (!path.includes('/jcr:content')) return 'page';
  return element.querySelector(`[${attribute}="${CSS.escape(path)}/*"]`) ? 'container' : 'component';
}
