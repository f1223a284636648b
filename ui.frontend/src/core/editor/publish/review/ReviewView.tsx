import { StatusLight, Text } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { REVIEW_WORDS, type ReviewReport } from '../../../../../../shared/authoring/review';
import { when } from '../../../../../../shared/dates/when';
import { askedText, decidedText, reviewLights } from './review-texts';
import { t } from '../../../../../../shared/authoring/language/t';

/** A review: how far it is, what was asked, and what was said. */
export function ReviewView({ review }: { review: ReviewReport }): ReactNode {
  const { state, note, comments, reason } = review;
  const decided = decidedText(review);
  return (
    <section className="ed-review" aria-label={t('Review')}>
      <StatusLight variant={reviewLights[state]} UNSAFE_className="ed-review__state">
        {REVIEW_WORDS[state]}
      </StatusLight>
      <Text UNSAFE_className="editor-hint">{askedText(review)}</Text>
      {note !== '' && <p className="ed-review__words">{note}</p>}
      {comments.length > 0 && (
        <ol className="ed-review__comments" aria-label={t('Comments')}>
          {comments.map(({ by, at, text }) => (
            <li key={`${at} ${by}`}>
              <Text UNSAFE_className="editor-hint">{`${by}, ${when(at)}`}</Text>
              <p className="ed-review__words">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {decided !== undefined && <Text UNSAFE_className="editor-hint">{decided}</Text>}
      {reason !== undefined && <p className="ed-review__words">{reason}</p>}
    </section>
  );
}
