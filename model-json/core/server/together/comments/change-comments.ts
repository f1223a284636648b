import type { CommentChange, Thread } from '../../../../../shared/authoring/together';
import { getPage } from '../../../exporter/shared/pages';
import { isWithin } from '../../../repository/path';
import { HttpError } from '../../http/http-error';
import type { Together } from '../Together';
import type { Commenter } from './Commenter';
import { noSuchThread } from './Comments';
import { assigneeOf, mentioned } from './people-of';
import { tellAbout } from './tell-about';
import { t } from '../../../../../shared/authoring/language/t';

/**
 * Carries out a change of comments, and notifies those whom it concerns. Anyone who may read a page may comment on it; what
 * somebody wrote is changed and removed by them or an administrator.
 *
 * @returns the thread; undefined if it was removed
 * @throws HttpError 404 for a page or thread that is gone or may not be read, 403 for somebody else's words, 412 for an
 * outdated version, 422 for people who may not read the page
 */
export async function changeComments(
  together: Together,
  commenter: Commenter,
  change: CommentChange,
): Promise<Thread | undefined> {
  const before = change.action === 'create' ? undefined : readable(together, commenter, change.id);
  const after = await carryOut(together, commenter, change);
  if (after) await tellAbout(together, commenter, change, before, after);
  return after;
}

async function carryOut(
  together: Together,
  commenter: Commenter,
  change: CommentChange,
): Promise<Thread | undefined> {
  const { comments, people } = together;
  const by = commenter.person;
  const at = new Date().toISOString();
  switch (change.action) {
    case 'create': {
      const { kind, page, component, about, due } = change;
      if (!getPage(commenter.repository, page))
        throw new HttpError(404, t('There is no page at {page}', { page }));
      if (component !== undefined && !isWithin(component, `${page}/jcr:content`))
        throw new HttpError(422, t('{component} is not on {page}', { component, page }));
      const remark = { id: 1, by, at, text: change.text, mentions: mentioned(people, page, change.mentions) };
      const assignee = change.assignee && assigneeOf(people, page, change.assignee);
      return comments.add({ kind, page, component, about, due, assignee, remarks: [remark], version: 1 });
    }
    case 'reply':
      return comments.change(change.id, undefined, (thread) => {
        const id = Math.max(...thread.remarks.map((remark) => remark.id)) + 1;
        const mentions = mentioned(people, thread.page, change.mentions);
        return { ...thread, remarks: [...thread.remarks, { id, by, at, text: change.text, mentions }] };
      });
    case 'edit':
      return comments.change(change.id, change.version, (thread) => {
        own(thread, change.remark, commenter);
        const mentions = mentioned(people, thread.page, change.mentions);
        const remarks = thread.remarks.map((remark) =>
          remark.id === change.remark ? { ...remark, text: change.text, mentions, editedAt: at } : remark,
        );
        return { ...thread, remarks };
      });
    case 'remove':
      return comments.change(change.id, change.version, (thread) => {
        own(thread, change.remark, commenter);
        const remarks = thread.remarks.filter(({ id }) => id !== change.remark);
        return thread.remarks[0]?.id === change.remark ? undefined : { ...thread, remarks };
      });
    case 'resolve':
    case 'reopen': {
      const resolved = change.action === 'resolve' ? { by, at } : undefined;
      return comments.change(change.id, change.version, (thread) => ({ ...thread, resolved }));
    }
    case 'assign':
      return comments.change(change.id, change.version, (thread) => ({
        ...thread,
        kind: 'task',
        assignee: change.assignee ? assigneeOf(people, thread.page, change.assignee) : undefined,
        due: change.due ?? undefined,
      }));
  }
}

/** @throws HttpError 404 if the thread is gone, or the person may not read its page */
function readable({ comments }: Together, { repository }: Commenter, id: number): Thread {
  const thread = comments.find(id);
  if (repository.isReadable?.(thread.page) === false) throw noSuchThread(id);
  return thread;
}

/** @throws HttpError 404 or 403 unless somebody may change a remark */
function own({ remarks }: Thread, id: number, { person, isAdministrator }: Commenter): void {
  const remark = remarks.find((each) => each.id === id);
  if (!remark) throw new HttpError(404, t('This was removed'));
  if (remark.by.id !== person.id && !isAdministrator)
    throw new HttpError(
      403,
      t('{name} wrote this; only they or an administrator can change it', { name: remark.by.name }),
    );
}
