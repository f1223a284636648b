import { ConflictError } from '../../repository/errors';
import { asHttpError } from '../http/as-http-error';

/** Why something was not done, and what would help. Nothing was changed. */
export interface Refusal {
  /** For programs: `stale`, `invalid`, `not-found`, `not-allowed`, `locked`, `not-possible`, `busy`, `failed`. */
  readonly code: RefusalCode;
  readonly message: string;
  /** What to do instead, as a sentence. */
  readonly cure: string;
  /** More about it, such as what has changed. */
  readonly details?: unknown;
}

export type RefusalCode =
  | 'stale'
  | 'invalid'
  | 'not-found'
  | 'not-allowed'
  | 'locked'
  | 'not-possible'
  | 'busy'
  | 'failed';

/** A refusal with its cure, thrown by tools. */
export class ToolRefusal extends Error implements Refusal {
  override readonly name = 'ToolRefusal';

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly cure: string,
    readonly details?: unknown,
  ) {
    super(message);
  }
}

export const notThere = (what: string, path: string, tool = 'search-aem-pages'): ToolRefusal =>
  new ToolRefusal('not-found', `There is no ${what} at ${path}.`, `Find its path with ${tool}.`);

const CURES: Readonly<Record<number, readonly [RefusalCode, string]>> = {
  400: ['invalid', 'Correct the arguments as the message says, and call the tool again.'],
  403: ['not-allowed', 'Ask a person who has the right to do this, or choose a place that you may change.'],
  404: ['not-found', 'Look for it again with search-aem-pages or search-aem-fragments.'],
  409: ['not-possible', 'Read the page again, and choose another name or place.'],
  412: ['stale', 'Read it again, and repeat the change with the version that you get.'],
  422: ['invalid', 'Correct the arguments as the message says, and call the tool again.'],
  423: ['locked', 'Ask the person who has locked it to unlock it, or work on another page.'],
  503: ['busy', 'Wait a minute, and call the tool again.'],
  507: ['busy', 'Tell the operator of this server; nothing can be saved until its disk accepts changes.'],
};

/** What an error says to an agent; undefined for faults of the server itself. */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof ToolRefusal) return error;
  if (error instanceof ConflictError) return refusalOf(412, error.message);
  const known = asHttpError(error);
  return known && refusalOf(known.statusCode, known.message);
}

/** The refusal that an HTTP status means. */
export function refusalOf(status: number, message: string): Refusal {
  const [code, cure] = CURES[status] ?? ['failed', 'Try something smaller, or ask a person to look at it.'];
  return { code, message: /[.!?]$/.test(message) ? message : `${message}.`, cure };
}

export const thrown = ({ code, message, cure, details }: Refusal): ToolRefusal =>
  new ToolRefusal(code, message, cure, details);
