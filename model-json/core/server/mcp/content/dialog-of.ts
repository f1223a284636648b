import { dialogs, pageTabs, type DialogField } from '../../../../../ui.frontend/src/core/entries/editing';

/** What authors enter for a component, or for a page. */
export interface ComponentDialog {
  readonly title: string;
  readonly fields: readonly DialogField[];
  /** Whether its children are panels with titles: tabs, accordions, carousels. */
  readonly hasPanels: boolean;
}

const PANEL_TITLE: DialogField = {
  widget: 'text',
  name: 'cq:panelTitle',
  feeds: [],
  words: 'prose',
  label: 'Panel title',
  description: 'The title of this panel in its tabs, accordion or carousel.',
};

/**
 * The dialog of a component, as the editor shows it.
 *
 * @param parentType the type of the component around it, which may call its children panels
 */
export function dialogOf(resourceType: string, parentType?: string): ComponentDialog | undefined {
  const dialog = dialogs.get(resourceType);
  const isPanel = parentType !== undefined && hasPanels(parentType);
  if (!dialog && !isPanel) return undefined;
  const fields = dialog?.tabs.flatMap((tab) => tab.fields).filter(({ widget }) => widget !== 'panels') ?? [];
  return {
    title: dialog?.title ?? resourceType,
    fields: isPanel ? [...fields, PANEL_TITLE] : fields,
    hasPanels: hasPanels(resourceType),
  };
}

const hasPanels = (resourceType: string): boolean =>
  dialogs.get(resourceType)?.tabs.some(({ fields }) => fields.some(({ widget }) => widget === 'panels')) ??
  false;

/** The properties of a page. */
export const pageDialog: ComponentDialog = {
  title: 'Page properties',
  fields: pageTabs.flatMap(({ fields }) => fields),
  hasPanels: false,
};
