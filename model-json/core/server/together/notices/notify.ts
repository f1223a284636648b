import type { Together } from '../Together';
import type { NewNotice } from './Notices';

/**
 * Notifies a person: the bell in their windows counts one more at once, or when they come back. For everything that one
 * author does and another has to know: comments, tasks, reviews.
 *
 * @param person the account's id; nothing happens for somebody who is unknown here
 * @param notice its title is a `phrase`; `path` is the page that it is about: who may not read that is not shown the notice; `address` is where
 * the author looks at it
 */
export async function notify(together: Together, person: string, notice: NewNotice): Promise<void> {
  if (together.people.get(person)) await together.notices.add(person, notice);
}
