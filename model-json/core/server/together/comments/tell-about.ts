import { phrase } from '../../../../../shared/authoring/language/t';
import type { CommentChange, Notice, Person, Remark, Thread } from '../../../../../shared/authoring/together';
import { displayTitle, getPage } from '../../../exporter/shared/pages';
import { nameOf } from '../../../repository/path';
import { notify } from '../notices/notify';
import type { Together } from '../Together';
import type { Commenter } from './Commenter';

const MOST_LETTERS = 160;

/** Notifies those whom a change of comments concerns, once each, and never the person who made it. */
export async function tellAbout(
  together: Together,
  { person: by, repository }: Commenter,
  change: CommentChange,
  before: Thread | undefined,
  after: Thread,
): Promise<void> {
  const page = getPage(repository, after.page);
  const { assignee } = after;
  const values = {
    name: by.name,
    page: displayTitle(page) ?? nameOf(after.page),
    group: assignee?.type === 'group' ? assignee.name : undefined,
  };
  const told = new Set([by.id]);
  const tell = async (people: readonly Person[], kind: Notice['kind'], title: string, excerpt?: string) => {
    for (const { id } of people) {
      if (told.has(id)) continue;
      told.add(id);
      await notify(together, id, {
        ...{ kind, by, path: after.page, title, values },
        ...(excerpt !== undefined && { excerpt: excerpt.slice(0, MOST_LETTERS) }),
        address: `/editor.html${after.page}.html#comment-${after.id}`,
      });
    }
  };
  const text = firstOf(after)?.text;
  const written = writtenBy(change, before, after);
  if (written)
    await tell(written.mentions, 'mention', phrase('{name} mentioned you on “{page}”'), written.text);
  if (assignee && (assignee.id !== before?.assignee?.id || assignee.type !== before.assignee.type)) {
    const to = together.people.membersOf(assignee, after.page);
    const what =
      assignee.type === 'group'
        ? phrase('{name} gave {group} a task on “{page}”')
        : phrase('{name} gave you a task on “{page}”');
    await tell(to, 'assignment', what, text);
  }
  const taking = [...after.remarks.map((remark) => remark.by), ...personOf(after)];
  // Only those who still may.
  const readers = new Set(together.people.readers(after.page).map(({ id }) => id));
  const part = taking.filter(({ id }) => readers.has(id));
  if (change.action === 'reply')
    await tell(part, 'reply', phrase('{name} replied to a comment on “{page}”'), written?.text);
  if (change.action === 'resolve' && !before?.resolved)
    await tell(
      part,
      'resolved',
      after.kind === 'task'
        ? phrase('{name} resolved a task on “{page}”')
        : phrase('{name} resolved a comment on “{page}”'),
      text,
    );
}

const firstOf = ({ remarks }: Thread): Remark | undefined => remarks[0];

/** What was written, with those who had not been mentioned there before. */
function writtenBy(
  change: CommentChange,
  before: Thread | undefined,
  after: Thread,
): Pick<Remark, 'text' | 'mentions'> | undefined {
  if (change.action === 'create' || change.action === 'reply') return after.remarks.at(-1);
  if (change.action !== 'edit') return undefined;
  const find = (thread: Thread | undefined) => thread?.remarks.find(({ id }) => id === change.remark);
  const now = find(after);
  const known = new Set(find(before)?.mentions.map(({ id }) => id));
  return now && { text: now.text, mentions: now.mentions.filter(({ id }) => !known.has(id)) };
}

const personOf = ({ assignee }: Thread): Person[] => (assignee?.type === 'person' ? [assignee] : []);
