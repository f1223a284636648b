import type { ComponentChange } from './page-changes';

type Model = Readonly<Record<string, unknown>>;

const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The ids under which a component is drawn: its own; of a container, which is drawn without one, those of the components
 * in it.
 */
export function idsOf(model: Model, path: string): string[] {
  let at: Model | undefined = model;
  for (const name of path === '' ? [] : path.split('/')) at = itemsOf(at).get(name);
  return path === '' ? [] : drawnIn(at);
}

function drawnIn(model: Model | undefined): string[] {
  const id = model?.['id'];
  if (typeof id === 'string') return [id];
  return [...itemsOf(model).values()].flatMap(drawnIn);
}

function itemsOf(model: Model | undefined): Map<string, Model> {
  const items: unknown = model?.[':items'];
  const entries = isModel(items) ? Object.entries(items) : [];
  return new Map(entries.flatMap(([name, item]) => (isModel(item) ? [[name, item] as const] : [])));
}

const looks: Readonly<Record<ComponentChange['kind'], readonly [style: string, colour: string]>> = {
  changed: ['solid', '#b65c00'],
  added: ['double', '#0a7a3c'],
  removed: ['dashed', '#c0191f'],
};

/** Outlines what differs in a drawn page. Kinds differ by the line too, not by colour alone. */
export function markChanges(page: Document, model: Model, changes: readonly ComponentChange[]): void {
  for (const { path, kind } of changes) {
    const [style, colour] = looks[kind];
    for (const element of idsOf(model, path).flatMap((id) => page.getElementById(id) ?? [])) {
      element.style.setProperty('outline', `4px ${style} ${colour}`, 'important');
      element.style.setProperty('outline-offset', '2px', 'important');
      element.dataset['change'] = kind;
    }
  }
}
