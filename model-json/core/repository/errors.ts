/** An impossible path, or one that cannot be written to. */
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

/** Content that violates a rule of JCR or of its file format. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly code = 'VEN_CONTENT';
  /** Path of the node whose file it is, once found by a tree. */
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

/** Somebody else changed the page in the meantime. Read it again and repeat the change. */
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

/** The storage for a path is read-only. */
export class ReadOnlyError extends Error {
  override readonly name = 'ReadOnlyError';
  readonly code = 'VEN_CONTENT_READ_ONLY';

  constructor(readonly path: string) {
    super(`${path}: is read-only; mount a writable folder over it`);
  }
}

/** A node that is shown but not stored: only its original can be changed. */
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

/** The disk accepts no changes: it is full, read-only or broken. Nothing was changed. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code = 'VEN_STORAGE';

  /** @param why the file system's error */
  constructor(what: string, why: unknown) {
    const said = why instanceof Error ? why.message : String(why);
    super(
      `${what}: ${said}; nothing was changed. Free some space or repair the disk, then repeat the change`,
      {
        cause: why,
      },
    );
  }
}
