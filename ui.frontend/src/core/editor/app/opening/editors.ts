import { lazy } from 'react';

const dialog = () => import('../../inheritance/InheritingDialog');
const inPlace = () => import('../../inplace/InPlaceEditor');
const picker = () => import('../../selection/picker/ComponentPicker');
const saving = () => import('../../sections/SaveSectionDialog');
const sections = () => import('../../sections/SectionsDialog');
const properties = () => import('../../properties/PageProperties');

/** The editors of a component and of the page: not part of the script that the page waits for. */
export const ComponentDialog = lazy(async () => ({ default: (await dialog()).InheritingDialog }));
export const InPlaceEditor = lazy(async () => ({ default: (await inPlace()).InPlaceEditor }));
export const PageProperties = lazy(async () => ({ default: (await properties()).PageProperties }));
export const ComponentPicker = lazy(async () => ({ default: (await picker()).ComponentPicker }));
export const SaveSectionDialog = lazy(async () => ({ default: (await saving()).SaveSectionDialog }));
export const SectionsDialog = lazy(async () => ({ default: (await sections()).SectionsDialog }));

/**
 * Loads them once the page is open: the first dialog does not wait for them, and needs no connection. A failure is no
 * matter: they are loaded when they are needed.
 */
export const loadEditors = (): void => {
  for (const load of [dialog, inPlace, picker, properties, saving, sections]) load().catch(() => undefined);
};
