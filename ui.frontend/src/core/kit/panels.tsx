import { createContext, useContext } from 'react';
import type { ChildModel } from './models/container';

/**
 * Id of a panel, for addresses (`#…`) and ARIA. The exporter's JSON has none (it hashes the panel's path), so it
 * follows from the container's id and the child's node name, which stay when the title changes.
 */
export const panelId = (containerId: string, name: string): string =>
  `${containerId}-item-${name.replace(/[^\w-]+/g, '-')}`;

/** What a panel is called, where its author gave no name. */
export const panelTitle = ({ panelTitle: title, name }: ChildModel): string => title ?? name;

/** What the editor and a panel container tell each other; nothing on a published page. */
export interface PanelEditing {
  /** Index of the panel that the author picked in the editor's list of panels. */
  shown?: number;
  /** Told instead of toggling: in the editor a click on a panel's title must not fold it. */
  onToggle?(name: string): void;
}

const Editing = createContext<PanelEditing>({});

export const PanelEditingProvider = Editing.Provider;
export const usePanelEditing = (): PanelEditing => useContext(Editing);
