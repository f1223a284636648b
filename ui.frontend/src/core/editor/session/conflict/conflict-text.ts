import type { ComponentDefinition } from '../../../kit/define-component';
import type { DialogField } from '../../../kit/dialogs/dialog';
import { t } from '../../../../../../shared/authoring/language/t';

/** Components by resource type. */
export type Definitions = ReadonlyMap<string, Pick<ComponentDefinition, 'title' | 'dialog'>>;

/** Title of a component. */
export const componentTitle = (definitions: Definitions, resourceType: string): string =>
  definitions.get(resourceType)?.title ??
  (resourceType.slice(resourceType.lastIndexOf('/') + 1) || t('Component'));

/** The fields of a component's dialog, on all tabs. */
export const fieldsOfType = (definitions: Definitions, resourceType: string): readonly DialogField[] =>
  definitions.get(resourceType)?.dialog?.tabs.flatMap((tab) => tab.fields) ?? [];

/** The field that edits a property or child node, or the first that edits part of it. */
export const fieldFor = (fields: readonly DialogField[], name: string): DialogField | undefined =>
  fields.find((one) => one.name === name) ?? fields.find((one) => one.name.startsWith(`${name}/`));

/** Labels of properties that no field of the component's own dialog edits. */
export const knownTitles: Readonly<Record<string, string>> = {
  '': t('The whole component'),
  'cq:responsive': t('Layout'),
  'cq:styleIds': t('Styles'),
  'cq:panelTitle': t('Panel title'),
};

/** The dialog's label of a property or child node; its name if the dialog has no such field. */
export const fieldTitle = (definitions: Definitions, resourceType: string, name: string): string =>
  knownTitles[name] ?? fieldFor(fieldsOfType(definitions, resourceType), name)?.label ?? name;
