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

/**
 * A bundle starts bundles, sources start sources (docs/adr/0003).
 *
 * @param source the program, absolute: `/…/model-json/programs/author.ts`
 */
export function runnable(source: string): Runnable {
  if (!isBundled) return { file: source, flags: ['--require', 'tsx/cjs', `--conditions=${APP_ID}`] };
  const name = path.relative(__dirname, source).split(path.sep).join('-').replace(/\.ts$/, '.js');
  return { file: path.join(path.dirname(__filename), name), flags: ['--enable-source-maps'] };
}
