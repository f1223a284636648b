import type { Assignee, Person } from '../../../../../shared/authoring/together';
import { HttpError } from '../../http/http-error';
import type { People } from '../people/People';
import { t } from '../../../../../shared/authoring/language/t';

/** One answer for the unknown and for those who may not read the page: neither tells who has an account. */
const nobody = (id: string) =>
  new HttpError(422, t('There is nobody called {id} who may read this page', { id }));

/** @throws HttpError 422 for somebody who may not read the page */
export function mentioned(people: People, page: string, ids: readonly string[] = []): Person[] {
  if (ids.length === 0) return [];
  const readers = new Map(people.readers(page).map((person) => [person.id, person]));
  return [...new Set(ids)].map((id) => {
    const person = readers.get(id);
    if (!person) throw nobody(id);
    return person;
  });
}

/** @throws HttpError 422 for a person or group that may not read the page */
export function assigneeOf(
  people: People,
  page: string,
  { type, id }: Pick<Assignee, 'type' | 'id'>,
): Assignee {
  if (type === 'person') return { type, ...mentioned(people, page, [id])[0]! };
  if (!people.groups(page).includes(id)) throw nobody(id);
  return { type, id, name: id };
}
