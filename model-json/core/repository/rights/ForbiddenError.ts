import { t } from '../../../../shared/authoring/language/t';

/** Somebody changes or publishes what they may not. Nothing was changed. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
  readonly code = 'VEN_FORBIDDEN';

  /** @param path undefined if they may not even know of it */
  constructor(path: string | undefined, action: 'change' | 'publish') {
    super(textOf(path, action));
  }
}

function textOf(path: string | undefined, action: 'change' | 'publish'): string {
  if (path === undefined)
    return action === 'change'
      ? t('This would change content that you may not see; ask an administrator to do it')
      : t('This would publish content that you may not see; ask an administrator to do it');
  return action === 'change'
    ? t('You may not change {path}; ask an administrator for the right to change it', { path })
    : t('You may not publish {path}; ask an administrator for the right to publish it', { path });
}
