import { withDerivedContent } from '#site-server/derived-content';
import {
  binariesOf,
  mountsOf,
  savedOf,
  type DataFolder,
  type Instance,
} from '../../model-json/core/repository/data-folder';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import type { Repository } from '../../model-json/core/repository/Repository';

interface Opening {
  /** For which the servers must be stopped. @default only reads */
  readonly isWriting?: boolean;
  /** Told of files that cannot be read. */
  warn?(line: string): void;
}

/** An instance's content in the data folder, with all that is derived from it. */
export async function openContent(
  folder: DataFolder,
  instance: Instance,
  { isWriting = false, warn = () => undefined }: Opening = {},
): Promise<Repository> {
  const stored = await openFilesRepository({
    mounts: mountsOf(folder, instance),
    log: { info: () => undefined, warn },
    saved: savedOf(folder, instance),
    binaries: binariesOf(folder),
    readonly: !isWriting,
  });
  return withDerivedContent(stored);
}
