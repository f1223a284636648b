import { useCallback, useState, type ReactNode } from 'react';
import { REVIEW_WORDS, type ReviewReport } from '../../../../../../shared/authoring/review';
import { Field } from '../../dialogs/Field';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { askForReview, readReviews, sling, withdraw } from '../../http/sling';
import { when } from '../../../../../../shared/dates/when';
import type { PageItem } from '../PageItem';
import { useLoaded } from './use-loaded';
import { t } from '../../../../../../shared/authoring/language/t';

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
    onDone(t('The review of “{title}” is asked for.', { title }));
  };
  const takeBack = async (review: ReviewReport) => {
    await withdraw(sling, review);
    onDone(t('The request is withdrawn.'));
  };
  return (
    <Modal
      title={t('Review of “{title}”', { title })}
      {...(value && !isOpen && { submit: t('Ask for a review') })}
      isBusy={task.isBusy}
      error={task.error ?? fault}
      onSubmit={() => task.run(ask)}
      onClose={onClose}
    >
      {!value && fault === undefined && <p role="status">{t('Loading…')}</p>}
      {value?.needsApproval && (
        <p>{t('This page is published only after somebody else has approved it as it is.')}</p>
      )}
      {newest && <Words review={newest} />}
      {newest && isOpen && (
        <p className="co-buttons">
          <a className="co-button" data-kind="accent" href={item.opens}>
            {t('Open in the editor')}
          </a>
          {newest.mayWithdraw && (
            <button type="button" className="co-button" onClick={() => task.run(() => takeBack(newest))}>
              {t('Withdraw')}
            </button>
          )}
        </p>
      )}
      {value && !isOpen && (
        <>
          {value.reviewers.length > 0 && (
            <Field label={t('Ask')}>
              {(attributes) => (
                <select {...attributes} value={to} onChange={({ target }) => setTo(target.value)}>
                  <option value={ANYONE}>{t('Anyone who may publish it')}</option>
                  {value.reviewers.map(({ kind, id, name }) => (
                    <option key={`${kind}:${id}`} value={`${kind}:${id}`}>
                      {kind === 'group' ? t('Group {name}', { name }) : name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Field label={t('Note')} hint={t('An approval is for the page as it is when it is looked at.')}>
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
        {t('Asked')}
        {to && ` of ${to.id}`} {t('by {by}, {when}', { by, when: when(askedAt) })}
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
        <small>{t('Decided by {decidedBy}, {when}', { decidedBy, when: when(decidedAt) })}</small>
      )}
      {reason !== undefined && <p>{reason}</p>}
    </div>
  );
}
