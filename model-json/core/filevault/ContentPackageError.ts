/** A content package that cannot be read, or that may not be: it is broken, too large, or made to do harm. */
export class ContentPackageError extends Error {
  override readonly name = 'ContentPackageError';
  readonly code = 'VEN_CONTENT_PACKAGE';

  /**
   * @param file the package, with the file in it: `site.zip!jcr_root/content/.content.xml`
   * @param why what is wrong and what would be right
   */
  constructor(
    readonly file: string,
    why: string,
    options?: ErrorOptions,
  ) {
    super(`${file}: ${why}`, options);
  }
}
