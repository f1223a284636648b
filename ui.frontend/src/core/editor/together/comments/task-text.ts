import type { Thread } from '../../../../../../shared/authoring/together';
import { t } from '../../../../../../shared/authoring/language/t';
import { locale } from '../../../../../../shared/authoring/language/locale';

/** `Task for Anna, due 24 Dec 2026`. */
export function taskText({ assignee, due }: Pick<Thread, 'assignee' | 'due'>): string {
  const whom = assignee?.name;
  if (due === undefined) return whom === undefined ? t('Task') : t('Task for {whom}', { whom });
  const day = new Date(due).toLocaleDateString(locale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return whom === undefined ? t('Task, due {day}', { day }) : t('Task for {whom}, due {day}', { whom, day });
}
