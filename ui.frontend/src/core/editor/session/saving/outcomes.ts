import { SlingError } from '../../sling/SlingError';

export const offline = {
  done: false,
  reason: 'offline',
  message: 'Not saved yet: the server does not answer. Nothing is lost.',
} as const;

/** No message: the author discarded it. */
export const withdrawn = { done: false, reason: 'withdrawn', message: '' } as const;

/** The message for a failure. */
export const messageOf = (error: unknown): string =>
  error instanceof SlingError
    ? error.message
    : `Something went wrong in the editor (${String(error)}). Reload the page; what was saved is safe.`;
