import type { Repository } from '../../repository/Repository';

/**
 * A repository whose changes complete only when other programs have been notified: an author who publishes sees the new
 * page at once.
 *
 * @param tell resolves when they have reloaded the pages at these paths; it never rejects, and has a timeout
 */
export function announced(
  repository: Repository,
  tell: (paths: readonly string[]) => Promise<void>,
): Repository {
  let told: Promise<unknown> = Promise.resolve();
  repository.onChange(({ paths }) => {
    told = Promise.all([told, tell(paths)]);
  });
  const announce = async <T>(change: Promise<T>): Promise<T> => {
    const result = await change;
    await told;
    return result;
  };
  return {
    get version() {
      return repository.version;
    },
    get: (path) => repository.get(path),
    list: (path) => repository.list(path),
    versionOf: (path) => repository.versionOf(path),
    problems: () => repository.problems(),
    refusal: () => repository.refusal(),
    watch: () => repository.watch(),
    reread: (paths) => repository.reread(paths),
    close: () => repository.close(),
    onChange: (listener) => repository.onChange(listener),
    write: (...change) => announce(repository.write(...change)),
    delete: (...change) => announce(repository.delete(...change)),
    update: (...change) => announce(repository.update(...change)),
    change: (...change) => announce(repository.change(...change)),
  };
}
