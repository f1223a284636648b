import { createContext, useContext } from 'react';
import type { ChildModel } from './models/container';

/**
 * Id of a panel, for addresses (`#…`) and ARIA. The exporter's JSON has none (it hashes the panel's path), so it is
 * derived from the container's id and the child's node name, which do not change with the title.
 */
export const panelId = (containerId: string, name: string): string =>
  `${containerId}-item-${name.replace(/[^\w-]+/g, '-')}`;

/** A panel's title, if its author gave none. */
export const panelTitle = ({ panelTitle: title, name }: ChildModel): string => title ?? name;

/** Connection between the editor and a panel container; undefined on a published page. */
export interface PanelEditing {
  /** Index of the panel that the author chose in the editor's list. */
  shown?: number;
  /** Called instead of toggling: in the editor a click on a panel's title must not collapse it. */
  onToggle?(name: string): void;
}

const Editing = createContext<PanelEditing>({});

export const PanelEditingProvider = Editing.Provider;
export const usePanelEditing = (): PanelEditing => useContext(Editing);
