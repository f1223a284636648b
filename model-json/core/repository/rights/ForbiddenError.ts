/** Somebody changes or publishes what they may not. Nothing was changed. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
  readonly code = 'VEN_FORBIDDEN';

  /** @param path undefined if they may not even know of it */
  constructor(path: string | undefined, action: 'change' | 'publish') {
    super(
      path === undefined
        ? `This would ${action} content that you may not see; ask an administrator to do it`
        : `You may not ${action} ${path}; ask an administrator for the right to ${action} it`,
    );
  }
}
