import { join } from 'node:path';
import { treeOf, type DataFolder } from '../data-folder';
import { differencesOf, shown } from './difference';
import { nodeIn } from './node-in';

const MAX_SHOWN = 10;

/** Authors and git changed the same files; nothing was saved. */
export class SaveConflictError extends Error {
  override readonly name = 'SaveConflictError';
  readonly code = 'VEN_SAVE_CONFLICT';

  constructor(
    folder: DataFolder,
    readonly files: readonly string[],
  ) {
    super(
      [
        ...files.map((file) => describe(folder, file)),
        'Nothing was saved. For each of these files, keep the author’s version with --overwrite <file>, or git’s by resetting the file first.',
      ].join('\n'),
    );
  }
}

function describe(folder: DataFolder, file: string): string {
  const differences = differencesOf(nodeIn(treeOf(folder, 'author'), file), nodeIn(folder.seedDir, file));
  const more = differences.length - MAX_SHOWN;
  return [
    `${join(folder.seedDir, file)}: an author and git both changed it`,
    ...differences
      .slice(0, MAX_SHOWN)
      .map(({ where, ours, theirs }) => `  ${where}\n    author: ${shown(ours)}\n    git:    ${shown(theirs)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}
