import type { Thread } from '../../../../../../shared/authoring/together';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Task for Anna, due 24 Dec 2026`. */
export function taskText({ assignee, due }: Pick<Thread, 'assignee' | 'due'>): string {
  const whom = assignee ? ` for ${assignee.name}` : '';
  return `Task${whom}${due === undefined ? '' : `, due ${day.format(new Date(due))}`}`;
}
