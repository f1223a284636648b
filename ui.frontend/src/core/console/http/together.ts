/* What the consoles show of the people who work beside each other, as the editor does. */
import { listenToStream } from '../../editor/sling/live-stream';

export { Bell } from '../../editor/together/notices/Bell';

/** Calls back with a page when somebody opens or leaves it, not when they move about on it. @returns unsubscribes */
export function onPeople(listener: (page: string) => void): () => void {
  const known = new Map<string, string>();
  return listenToStream({
    on: {
      presence: ({ page, here }) => {
        const names = [...new Set(here.map(({ person }) => person.name))].join('\n');
        if (known.get(page) === names) return;
        known.set(page, names);
        listener(page);
      },
    },
  });
}
