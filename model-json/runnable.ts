import path from 'node:path';
import { APP_ID } from '../shared/addresses/app';

/** How Node runs a program of ours. */
export interface Runnable {
  readonly file: string;
  /** Node's own flags. */
  readonly flags: readonly string[];
}

/** Whether this is what `scripts/build/bundle.js` made of the sources. */
const isBundled = path.extname(__filename) === '.js';

/** What every bundle runs with. */
const KEEP_CODE = 'programs-code-keep-code.js';

/**
 * A bundle starts bundles, sources start sources (docs/adr/0003).
 *
 * @param source the program, absolute: `/…/model-json/programs/author.ts`
 */
export function runnable(source: string): Runnable {
  if (!isBundled) return { file: source, flags: ['--require', 'tsx/cjs', `--conditions=${APP_ID}`] };
  const name = path.relative(__dirname, source).split(path.sep).join('-').replace(/\.ts$/, '.js');
  const beside = (bundle: string) => path.join(path.dirname(__filename), bundle);
  return { file: beside(name), flags: ['--require', beside(KEEP_CODE)] };
}
