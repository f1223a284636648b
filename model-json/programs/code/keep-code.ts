import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { compileFrom } from './compile-from';
import { mapStacks } from './map-stacks';

/* Required before every program. */

/** Milliseconds after which a program has compiled most of what it uses. */
const SETTLED = 20_000;

/** The folder of the bundles: in a bundle, `__dirname` is the folder of the source. */
const bundles = path.dirname(__filename);
const program = path.basename(process.argv[1] ?? '', '.js');

if (program && isMainThread) {
  const save = compileFrom(path.join(bundles, 'code', `${program}.bin`));
  setTimeout(save, SETTLED).unref();
}
mapStacks(bundles);
