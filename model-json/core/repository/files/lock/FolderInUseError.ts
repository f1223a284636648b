import type { Holder } from './holder';

/** Another process writes to a folder; two writers would lose each other's changes. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly code = 'VEN_FOLDER_IN_USE';

  constructor(
    readonly dir: string,
    readonly holder: Holder | undefined,
  ) {
    const who = holder
      ? `process ${holder.pid} on ${holder.host} (${holder.program}), since ${holder.since}`
      : 'another process';
    super(`${dir} is in use by ${who}. Stop that program first, or choose another folder with DATA_DIR`);
  }
}
