import { packages } from '../../package-lock.json';

interface Locked {
  optionalDependencies?: Record<string, string>;
}

/** A package with its binaries in one optional package per platform; a mirror that lags behind lacks some of them. */
const missing = Object.entries(packages as Record<string, Locked>).flatMap(
  ([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {}).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
);

test('the lock file lists each platform’s packages, so that a clone installs everywhere', () => {
  expect(missing).toEqual([]);
});
