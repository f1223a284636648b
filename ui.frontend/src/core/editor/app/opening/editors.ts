import { lazy } from 'react';

const dialog = () => import('../../inheritance/InheritingDialog');
const inPlace = () => import('../../inplace/InPlaceEditor');
const picker = () => import('../../selection/picker/ComponentPicker');
const saving = () => import('../../sections/SaveSectionDialog');
const sections = () => import('../../sections/SectionsDialog');
const properties = () => import('../../properties/PageProperties');
const versions = () => import('../../versions/VersionsPanel');
const layout = () => import('../../layout/LayoutLayer');
const conflict = () => import('../../session/conflict/ConflictDialog');
const shortcuts = () => import('../ShortcutsDialog');

/** What authors come to once the page is open: not part of the script that the page waits for. */
export const ComponentDialog = lazy(async () => ({ default: (await dialog()).InheritingDialog }));
export const InPlaceEditor = lazy(async () => ({ default: (await inPlace()).InPlaceEditor }));
export const PageProperties = lazy(async () => ({ default: (await properties()).PageProperties }));
export const ComponentPicker = lazy(async () => ({ default: (await picker()).ComponentPicker }));
export const SaveSectionDialog = lazy(async () => ({ default: (await saving()).SaveSectionDialog }));
export const SectionsDialog = lazy(async () => ({ default: (await sections()).SectionsDialog }));
export const VersionsPanel = lazy(async () => ({ default: (await versions()).VersionsPanel }));
export const LayoutLayer = lazy(async () => ({ default: (await layout()).LayoutLayer }));
export const ConflictDialog = lazy(async () => ({ default: (await conflict()).ConflictDialog }));
export const ShortcutsDialog = lazy(async () => ({ default: (await shortcuts()).ShortcutsDialog }));

const all = [dialog, inPlace, picker, properties, saving, sections, versions, layout, conflict, shortcuts];

/**
 * Loads them once the page is open: the first dialog does not wait for them, and needs no connection. A failure is no
 * matter: they are loaded when they are needed.
 */
export const loadEditors = (): void => {
  for (const load of all) load().catch(() => undefined);
};
