import type { Logger, Repository } from '../Repository';
import type { Mount } from './mount';
import type { FilesDraft } from './writing/FilesDraft';
import type { Upstream } from './writing/Upstream';

export interface FilesOptions {
  /** Folders in order of rising priority: if two contain the same node, the later wins. */
  readonly mounts: readonly Mount[];
  readonly log: Logger;
  /** Only reads, alongside the process that writes, and follows it with `watch`. @default false */
  readonly readonly?: boolean;
  /**
   * Caches parsed files for the next start, and valid copies of files that get damaged. Created by the writing process;
   * readers only use it. @default none
   */
  readonly saved?: string;
  /** Folder for the bytes of nodes. @default none: nodes have no bytes */
  readonly binaries?: string | undefined;
  /** Where the content belongs, if the files are only a copy. @default nowhere: the files are the content */
  readonly upstream?: Upstream;
}

/** A content tree of files that may be a copy of content elsewhere. */
export interface FilesRepository extends Repository {
  /**
   * Makes the files follow the content elsewhere: changes them, with no other change in between, without asking the
   * upstream.
   */
  adopt(edit: (draft: FilesDraft) => Promise<void>, by?: string): Promise<void>;
}
