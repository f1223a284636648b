import { SlingError } from '../../sling/SlingError';
import type { Outcome } from '../EditorSession';
import { t } from '../../../../../../shared/authoring/language/t';

export const offline = {
  done: false,
  reason: 'offline',
  message: t('Not saved yet: the server does not answer. Nothing is lost.'),
} as const;

export const signedOut = {
  done: false,
  reason: 'offline',
  message: t('Not saved yet: you are signed out. Nothing is lost.'),
} as const;

/** No message: the author discarded it. */
export const withdrawn = { done: false, reason: 'withdrawn', message: '' } as const;

/** The message for a failure. */
export const messageOf = (error: unknown): string =>
  error instanceof SlingError
    ? error.message
    : t('Something went wrong in the editor ({error}). Reload the page; what was saved is safe.', {
        error: String(error),
      });

/** What authors are told of a step that was not done. The author's own decision is not a failure. */
export function noticeOf(outcome: Outcome, label: string) {
  if (outcome.done || !outcome.message || outcome.reason === 'nothing') return undefined;
  const tone = outcome.reason === 'conflict' ? 'info' : 'negative';
  return { tone, text: label ? `${label}: ${outcome.message}` : outcome.message } as const;
}
