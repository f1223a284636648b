import { useCallback, useState, type ReactNode } from 'react';
import { REVIEW_WORDS, type ReviewReport } from '../../../../../../shared/authoring/review';
import { Field } from '../../dialogs/Field';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { askForReview, readReviews, sling, withdraw } from '../../http/sling';
import { when } from '../../../../../../shared/dates/when';
import type { PageItem } from '../PageItem';
import { useLoaded } from './use-loaded';

interface ReviewPageProps {
  item: PageItem;
  onDone(text: string): void;
  onClose(): void;
}

const ANYONE = '';

/** Asks for a review of a page, or shows how far it is. What is decided is decided in the editor, before the page. */
export function ReviewPage({ item, onDone, onClose }: ReviewPageProps): ReactNode {
  const { path, title } = item;
  const { value, fault } = useLoaded(useCallback(() => readReviews(sling, path), [path]));
  const [to, setTo] = useState(ANYONE);
  const [note, setNote] = useState('');
  const task = useTask();
  const newest = value?.reviews[0];
  const isOpen = newest?.state === 'in-review';
  const ask = async () => {
    await askForReview(sling, path, to, note);
    onDone(`The review of “${title}” is asked for.`);
  };
  const takeBack = async (review: ReviewReport) => {
    await withdraw(sling, review);
    onDone('The request is withdrawn.');
  };
  return (
    <Modal
      title={`Review of “${title}”`}
      {...(value && !isOpen && { submit: 'Ask for a review' })}
      isBusy={task.isBusy}
      error={task.error ?? fault}
      onSubmit={() => task.run(ask)}
      onClose={onClose}
    >
      {!value && fault === undefined && <p role="status">Loading…</p>}
      {value?.needsApproval && (
        <p>This page is published only after somebody else has approved it as it is.</p>
      )}
      {newest && <Words review={newest} />}
      {newest && isOpen && (
        <p className="co-buttons">
          <a className="co-button" data-kind="accent" href={item.opens}>
            Open in the editor
          </a>
          {newest.mayWithdraw && (
            <button type="button" className="co-button" onClick={() => task.run(() => takeBack(newest))}>
              Withdraw
            </button>
          )}
        </p>
      )}
      {value && !isOpen && (
        <>
          {value.reviewers.length > 0 && (
            <Field label="Ask">
              {(attributes) => (
                <select {...attributes} value={to} onChange={({ target }) => setTo(target.value)}>
                  <option value={ANYONE}>Anyone who may publish it</option>
                  {value.reviewers.map(({ kind, id, name }) => (
                    <option key={`${kind}:${id}`} value={`${kind}:${id}`}>
                      {kind === 'group' ? `Group ${name}` : name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Field label="Note" hint="An approval is for the page as it is when it is looked at.">
            {(attributes) => (
              <textarea
                {...attributes}
                rows={4}
                maxLength={2000}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
        </>
      )}
    </Modal>
  );
}

/** What was asked and said. */
function Words({ review }: { review: ReviewReport }): ReactNode {
  const { state, by, askedAt, to, note, comments, decidedBy, decidedAt, reason } = review;
  return (
    <div className="co-review">
      <b>{REVIEW_WORDS[state]}</b>
      <small>
        Asked{to && ` of ${to.id}`} by {by}, {when(askedAt)}
      </small>
      {note !== '' && <p>{note}</p>}
      {comments.map((comment) => (
        <p key={`${comment.at} ${comment.by}`}>
          <small>
            {comment.by}, {when(comment.at)}
          </small>
          <br />
          {comment.text}
        </p>
      ))}
      {decidedAt !== undefined && (
        <small>
          Decided by {decidedBy}, {when(decidedAt)}
        </small>
      )}
      {reason !== undefined && <p>{reason}</p>}
    </div>
  );
}
