import { t } from '../../../../shared/authoring/language/t';

/** A page that somebody else has locked would change. Nothing was changed. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  readonly code = 'VEN_LOCKED';

  constructor(
    readonly page: string,
    readonly owner: string,
  ) {
    super(t('{owner} has locked {page}; ask them to unlock it', { owner, page }));
  }
}
