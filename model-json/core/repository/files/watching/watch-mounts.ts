import { sep } from 'node:path';
import { watch } from 'chokidar';
import { isName } from '../../path';
import type { Logger } from '../../Repository';
import { pathOf, type Mount } from '../mount';
import { classify } from '../reading/scan';

/** Long enough for an editor that replaces a file by removing it first. */
const DEBOUNCE_MS = 60;

/**
 * Calls back with the paths of nodes whose files were changed by others.
 *
 * @returns a function that stops watching, after the last callback
 */
export async function watchMounts(
  mounts: readonly Mount[],
  log: Logger,
  onChange: (paths: string[]) => Promise<void>,
): Promise<() => Promise<void>> {
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  function flush(): void {
    timer = undefined;
    const paths = [...pending];
    pending.clear();
    last = onChange(paths).catch((error: unknown) =>
      log.warn(`Changed content could not be read: ${String(error)}`),
    );
  }

  function note(file: string): void {
    for (const mount of mounts) {
      const found = classify(mount, file);
      if (!found?.path.slice(1).split('/').every(isName)) continue;
      pending.add(found.path);
      clearTimeout(timer);
      timer = setTimeout(flush, DEBOUNCE_MS);
    }
  }

  const watchers = await Promise.all(
    rootsOf(mounts).map(
      (root) =>
        new Promise<ReturnType<typeof watch>>((resolve) => {
          const watcher = watch(root, {
            ignoreInitial: true,
            followSymlinks: false,
            ignored: (file) =>
              mounts.every((mount) => file !== mount.dir && pathOf(mount, file) === undefined),
          });
          for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, note);
          watcher.on('error', (error) => log.warn(`Content is not watched: ${String(error)}`));
          watcher.on('ready', () => resolve(watcher));
        }),
    ),
  );

  return async () => {
    await Promise.all(watchers.map((watcher) => watcher.close()));
    clearTimeout(timer);
    await last;
  };
}

/** The folders that contain all mounts. A nested one, which can come and go, is watched through its parent. */
const rootsOf = (mounts: readonly Mount[]): string[] =>
  [...new Set(mounts.map(({ dir }) => dir))].filter(
    (dir, _, dirs) => !dirs.some((other) => dir.startsWith(other + sep)),
  );
