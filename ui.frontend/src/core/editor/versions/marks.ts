import type { ComponentChange } from './page-changes';

type Model = Readonly<Record<string, unknown>>;

const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The ids under which the components along a path are drawn, innermost first. */
export function idsAlong(model: Model, path: string): string[] {
  const ids: string[] = [];
  let at: Model | undefined = model;
  for (const name of path === '' ? [] : path.split('/')) {
    const items: unknown = at?.[':items'];
    const child: unknown = isModel(items) ? items[name] : undefined;
    at = isModel(child) ? child : undefined;
    const id = at?.['id'];
    if (typeof id === 'string') ids.unshift(id);
  }
  return ids;
}

const looks: Readonly<Record<ComponentChange['kind'], readonly [style: string, colour: string]>> = {
  changed: ['solid', '#b65c00'],
  added: ['double', '#0a7a3c'],
  removed: ['dashed', '#c0191f'],
};

/** Outlines what differs in a drawn page. Kinds differ by the line too, not by colour alone. */
export function markChanges(page: Document, model: Model, changes: readonly ComponentChange[]): void {
  for (const { path, kind } of changes) {
    const element = idsAlong(model, path)
      .map((id) => page.getElementById(id))
      .find((found) => found !== null);
    if (!element) continue;
    const [style, colour] = looks[kind];
    element.style.setProperty('outline', `4px ${style} ${colour}`, 'important');
    element.style.setProperty('outline-offset', '2px', 'important');
    element.dataset['change'] = kind;
  }
}
