import { existsSync, mkdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { VISITORS, type DataFolder } from '../data-folder';
import { PRIVATE } from '../files/writing/write-file';

/** Names the files of what visitors leave as they come and go. */
export function watchVisitors(
  folder: DataFolder,
  onFile: (file: string) => void,
): { close(): Promise<void> } {
  const dirs = VISITORS.map((name) => join(folder.dir, name));
  // One that is made later would not be noticed.
  for (const dir of dirs) if (!existsSync(dir)) mkdirSync(dir, { recursive: true, mode: PRIVATE.dir });
  const watcher = watch(dirs, { ignored: /(^|[/\\])\../, ignoreInitial: true });
  watcher.on('all', (event, file) => {
    if (event !== 'addDir' && event !== 'unlinkDir') onFile(relative(folder.dir, file).split(sep).join('/'));
  });
  return watcher;
}
