import {
  ConflictError,
  ContentError,
  InheritedError,
  PathError,
  ReadOnlyError,
  StorageError,
} from '../../repository/errors';
import { LockedError } from '../../repository/locks/LockedError';
import { ForbiddenError } from '../../repository/rights/ForbiddenError';
import { ApprovalError } from '../review/refuse-unapproved';
import { SlingAwayError, SlingRefusalError } from '../../repository/sling/errors';
import { NoVersionError } from '../../repository/versions/Version';
import { HttpError } from './http-error';
import { BadUrlError } from '../sling/sling-url';

/** An error that the client can fix; undefined for others. */
export function asHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof BadUrlError) return new HttpError(400, error.message, { cause: error });
  if (error instanceof ConflictError) return new HttpError(412, error.message, { cause: error });
  if (
    error instanceof ReadOnlyError ||
    error instanceof InheritedError ||
    error instanceof ForbiddenError ||
    error instanceof ApprovalError
  )
    return new HttpError(403, error.message, { cause: error });
  if (error instanceof LockedError) return new HttpError(423, error.message, { cause: error });
  if (error instanceof PathError || error instanceof ContentError)
    return new HttpError(422, error.message, { cause: error });
  if (error instanceof NoVersionError) return new HttpError(404, error.message, { cause: error });
  if (error instanceof SlingAwayError) return new HttpError(503, error.message, { cause: error });
  if (error instanceof SlingRefusalError) return new HttpError(422, error.message, { cause: error });
  if (error instanceof StorageError) return new HttpError(507, error.message, { cause: error });
  return undefined;
}
