import type { Section } from '../../../../../shared/authoring/section';
import type { Place } from '../selection/actions/insertion';
import type { WorkbenchWithActions } from '../selection/Workbench';
import { messageOf } from '../session/saving/outcomes';
import { sling } from '../sling/sling';
import { SlingError } from '../sling/SlingError';
import { itemsOf } from './sections';
import { t } from '../../../../../shared/authoring/language/t';

/** Inserts copies of a section's components at a place, as one step; or tells the author why not. */
export async function insertSection(
  { actions, shell }: Pick<WorkbenchWithActions, 'actions' | 'shell'>,
  section: Pick<Section, 'path' | 'title'>,
  place: Place,
): Promise<void> {
  let items;
  try {
    items = await itemsOf(sling, section);
  } catch (error) {
    const { title } = section;
    if (error instanceof SlingError && error.status === 404)
      return shell.refuse(t('“{title}” was not inserted: somebody has deleted this section.', { title }));
    return shell.refuse(t('“{title}” was not inserted: {message}', { title, message: messageOf(error) }));
  }
  await actions.insertCopies(items, place, t('Insert “{title}”', { title: section.title }));
}
