import type { OpenPage } from '../page/create-editor-page';
import type { EditorSession } from '../session/EditorSession';
import type { AllowedComponents } from './picker/allowed-components';
import type { OpenTemplate } from '../sling/open-template';
import type { ContentTree } from './content-tree';
import type { Geometry } from './geometry/create-geometry';
import type { Readable } from './create-store';
import type { Place } from './actions/insertion';
import type { Locks } from './actions/locks';
import type { SelectionStore } from './create-selection';

/** What the parts of the editor share while a page is open. */
export interface Workbench {
  readonly page: OpenPage;
  readonly session: EditorSession;
  readonly tree: Readable<ContentTree>;
  readonly geometry: Geometry;
  readonly selection: SelectionStore;
  readonly allowed: AllowedComponents;
  /** What is inherited from another page, or locked by somebody else. */
  readonly locks: Locks;
  readonly shell: Shell;
  /** The template whose part is open; undefined for a page. */
  readonly template: OpenTemplate | undefined;
  /** Title of a resource type. */
  titleOf(resourceType: string): string;
  /** Whether an item has text to edit in place. */
  canEditInPlace(path: string): boolean;
  /** Says who types in one of an item's texts; undefined if nobody does. */
  typingIn(path: string): string | undefined;
  /** Begins a comment on an item. */
  comment(path: string): void;
  /** Whether the component has a dialog. */
  hasDialog(resourceType: string): boolean;
}

/** Opens dialogs and shows messages. */
export interface Shell {
  /** Opens a component's dialog, at a field if one is named. */
  configure(path: string, field?: string): void;
  /** Opens the properties of the page, at a field if one is named. */
  openProperties(field?: string): void;
  editInPlace(path: string): void;
  pickComponent(place: Place): void;
  /** Opens the dialog that keeps components as a section. */
  saveSection(paths: readonly string[]): void;
  /** Opens the list of the site's sections. */
  manageSections(): void;
  showShortcuts(): void;
  /** Opens or closes the properties of the selected component beside the page, and moves the focus there. */
  toggleProperties(): void;
  /** For screen readers only. */
  announce(message: string): void;
  /** Shown and announced: what somebody else has done. */
  tell(message: string): void;
  /** Shown and announced: what cannot be done, and what can be done instead. */
  refuse(message: string): void;
}
