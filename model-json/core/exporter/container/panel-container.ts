import type { Resource } from '../../repository/Resource';
import type { ExportContext, Model } from '../Exporter';
import { componentOf, exportResource } from '../export-resource';
import { itemsOf, filteredChildren } from '../shared/children';
import { itemId } from '../shared/ids';
import { text } from '../shared/properties';

/** The panels of tabs, an accordion or a carousel. */
export interface Panels {
  /** All panels as the model counts them, including ghosts of deleted live copies. */
  readonly all: readonly Resource[];
  /** `:items`, each with its `cq:panelTitle`, and `:itemsOrder`. */
  readonly items: { ':items': Model; ':itemsOrder': string[] };
}

const panelTitle = (panel: Resource) =>
  text(panel.properties, 'cq:panelTitle') ?? text(panel.properties, 'jcr:title');

/** The component children of a panel container (PanelContainerImpl). */
export function panelsOf(resource: Resource, context: ExportContext): Panels {
  const all = [...resource.children.values()].filter((child) => componentOf(child, context));
  const exported = new Set(filteredChildren(resource, context));
  const items = itemsOf(
    all.filter((child) => exported.has(child)),
    (child) => {
      const model = exportResource(child, context);
      // Unlike other keys, this one is written even without a value.
      return model && { ...model, 'cq:panelTitle': panelTitle(child) ?? null };
    },
  );
  return { all, items };
}

/** The id of a panel in the data layer. */
export const panelId = (containerId: string, panel: Resource) => itemId(containerId, panel.path);

/** The panel that is shown first: the authored one if it exists, else the first (`activeItem`). */
export function activePanel(resource: Resource, panels: Panels): Resource | undefined {
  const authored = text(resource.properties, 'activeItem');
  return (authored === undefined ? undefined : resource.children.get(authored)) ?? panels.all[0];
}
