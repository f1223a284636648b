import { packages } from '../../package-lock.json';

interface Locked {
  optionalDependencies?: Record<string, string>;
}

/** A package that brings its binaries as one optional package a platform; a mirror that lags behind lacks some. */
const missing = Object.entries(packages as Record<string, Locked>).flatMap(
  ([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {}).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
);

test('a clone installs on every platform: the lock file names each package that a platform needs', () => {
  expect(missing).toEqual([]);
});
