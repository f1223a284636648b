import type { Repository } from './Repository';

/** A repository with some of its methods replaced; everything else is that of the other. */
export function wrapped(repository: Repository, own: Partial<Repository>): Repository {
  return new Proxy(repository, {
    get(target, name) {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name) as unknown;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
