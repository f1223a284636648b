import { dialogs } from '#site/dialogs';

/** Whether a resource type has a dialog with any fields. */
export const hasDialog = (resourceType: string): boolean =>
  (dialogs.get(resourceType)?.tabs ?? []).length > 0;
