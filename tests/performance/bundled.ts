import path from 'node:path';
import { bundleOf, ensureBundles } from '../../scripts/build/bundle';

const folder = path.resolve(__dirname, '../../dist/bench');

/**
 * Bundles a program that is measured, as `npm start` bundles its programs: run by tsx, it would cost a tenth more.
 *
 * @param program its source below this folder, without the extension
 * @returns the file to run
 */
export async function bundled(program: string): Promise<string> {
  const name = `../tests/performance/${program}`;
  await ensureBundles([name], folder);
  return bundleOf(name, folder);
}
