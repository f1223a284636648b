import { sep } from 'node:path';
import { watch } from 'chokidar';
import { isName } from '../../path';
import type { Logger } from '../../Repository';
import { pathOf, type Mount } from '../mount';
import { classify } from '../reading/scan';

/** Long enough for an editor that removes a file and puts another in its place. */
const DEBOUNCE_MS = 60;

/**
 * Calls back with the paths of the nodes whose files others changed.
 *
 * @returns a function that ends watching, after the last call back
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
      log.warn(`Changed content was not read: ${String(error)}`),
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
          watcher.on('error', (error) => log.warn(`Content is not followed: ${String(error)}`));
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

/** The folders that hold all mounts. One in another, which may come and go, is seen by way of that. */
const rootsOf = (mounts: readonly Mount[]): string[] =>
  [...new Set(mounts.map(({ dir }) => dir))].filter(
    (dir, _, dirs) => !dirs.some((other) => dir.startsWith(other + sep)),
  );
