/** A path that no resource can have, or that nothing can be written at. */
export class PathError extends Error {
  override readonly name = 'PathError';
  readonly code = 'VEN_CONTENT_PATH';

  constructor(
    readonly path: string,
    why: string,
  ) {
    super(`${JSON.stringify(path)}: ${why}`);
  }
}

/** Content that breaks a rule of JCR or of the files it is stored in. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly code = 'VEN_CONTENT';
  /** Path of the node whose file it is, once a tree found it there. */
  node?: string;

  /**
   * @param file the file, relative to the storage
   * @param where JSON pointer into the file (`/jcr:content/root`), or `3:14` for line and column
   */
  constructor(
    readonly file: string,
    readonly where: string,
    readonly culprit: string,
    readonly cure: string,
  ) {
    super(`${file}${where.startsWith('/') ? '#' : where && ':'}${where}: ${culprit}; ${cure}`);
  }
}

/** Somebody else changed the page in between. Read it again and repeat the change. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  readonly code = 'VEN_CONTENT_CONFLICT';

  constructor(
    readonly path: string,
    readonly expectedVersion: string | null,
    readonly actualVersion: string | null,
  ) {
    super(
      `${path}: is at version ${actualVersion ?? 'none'}, not at ${expectedVersion ?? 'none'}; read it again and repeat the change`,
    );
  }
}

/** The storage that holds a path takes no changes. */
export class ReadOnlyError extends Error {
  override readonly name = 'ReadOnlyError';
  readonly code = 'VEN_CONTENT_READ_ONLY';

  constructor(readonly path: string) {
    super(`${path}: is read-only; mount a writable folder over it`);
  }
}

/** A node that is shown without being stored: what it copies can be changed, it cannot. */
export class InheritedError extends Error {
  override readonly name = 'InheritedError';
  readonly code = 'VEN_CONTENT_INHERITED';

  constructor(
    readonly path: string,
    readonly master: string,
  ) {
    super(`${path}: is inherited from ${master}; change it there`);
  }
}

/** The disk takes no change now: it is full, read-only or broken. Nothing was changed. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code = 'VEN_STORAGE';

  /** @param why what the file system said */
  constructor(what: string, why: unknown) {
    const said = why instanceof Error ? why.message : String(why);
    super(`${what}: ${said}; nothing was changed. Free some space or mend the disk, then repeat the change`, {
      cause: why,
    });
  }
}
