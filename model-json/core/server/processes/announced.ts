import type { Repository } from '../../repository/Repository';

/**
 * A repository whose changes are done only when others have been told: an author who publishes and looks at once sees the new page.
 *
 * @param tell resolves when they have seen the pages at these paths; it never rejects, and takes its time only so long
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
