import { messageOf } from '../session/saving/outcomes';
import { SlingError } from '../sling/SlingError';

/** Why a section was not saved, as a sentence for authors. That its title is taken says all by itself. */
export const failureOf = (error: unknown): string =>
  error instanceof SlingError && error.status === 409 && error.said ? `${error.said}.` : messageOf(error);
