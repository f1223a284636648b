import { reviewAddress } from '../../../../shared/addresses/review-address';
import { phrase } from '../../../../shared/authoring/language/t';
import type { Person } from '../../../../shared/authoring/together';
import { nameOf } from '../../repository/path';
import { userNow } from '../accounts/Actor';
import type { Instance } from '../Instance';
import { titleOf } from '../replicate/plan/describe-item';
import { notify } from '../together/notices/notify';
import type { Together } from '../together/Together';
import type { Review } from './ReviewRecord';

const MOST_LETTERS = 160;

/** What is done with a review. A request that is withdrawn just disappears. */
export type ReviewCommand = 'ask' | 'comment' | 'approve' | 'reject' | 'withdraw';

/**
 * Notifies those whom a review concerns, as it is after the command: who is asked, who asked, and who takes part in what is
 * said. Never the person who did it, and nobody who may not read the page.
 */
export async function tellAbout(
  { together, repository }: Instance,
  command: ReviewCommand,
  review: Review,
): Promise<void> {
  const by = together?.people.get(userNow());
  if (!together || !by || command === 'withdraw') return;
  const { path } = review;
  const page = repository.get(path);
  const values = { name: by.name, page: page ? titleOf(page) : nameOf(path), group: review.to?.id };
  const tell = async (people: readonly Person[], title: string, words: string | undefined) => {
    for (const { id } of people)
      await notify(together, id, {
        ...{ kind: 'review', by, path, address: reviewAddress(path) },
        ...{ title, values },
        ...(words && { excerpt: words.slice(0, MOST_LETTERS) }),
      });
  };
  const others = (concerned: readonly Person[]) => concerned.filter(({ id }) => id !== by.id);
  const asker = others(readersAmong(together, path, [review.by]));
  switch (command) {
    case 'ask': {
      const title =
        review.to?.kind === 'group'
          ? phrase('{name} asked group {group} to review “{page}”')
          : phrase('{name} asked you to review “{page}”');
      return tell(others(askedIn(together, review)), title, review.note);
    }
    case 'comment': {
      const said = review.comments.at(-1)?.text;
      const part = readersAmong(together, path, [
        ...review.comments.map((comment) => comment.by),
        ...(review.to?.kind === 'person' ? [review.to.id] : []),
      ]).filter(({ id }) => id !== review.by);
      await tell(asker, phrase('{name} commented on your request to review “{page}”'), said);
      return tell(others(part), phrase('{name} commented on the review of “{page}”'), said);
    }
    case 'approve':
      return tell(asker, phrase('{name} approved “{page}”'), undefined);
    case 'reject':
      return tell(asker, phrase('{name} rejected “{page}”'), review.reason);
  }
}

/** A person, or the members of a group. What anyone may decide is asked of nobody in particular. */
const askedIn = ({ people }: Together, { to, path }: Review): Person[] =>
  to ? people.membersOf({ type: to.kind, id: to.id }, path) : [];

const readersAmong = ({ people }: Together, path: string, ids: readonly string[]): Person[] =>
  people.readers(path).filter(({ id }) => ids.includes(id));
