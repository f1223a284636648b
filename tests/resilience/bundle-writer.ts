import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { bundleOf } from '../../scripts/build/bundle';

const root = path.resolve(__dirname, '../..');

/**
 * Bundles a program of the tests: run from its sources, most of its life would go into reading them.
 * @param source below `tests`, without the extension
 * @returns the bundle
 */
export function bundleWriter(source: string): string {
  const program = `../tests/${source}`;
  const folder = path.join(root, 'dist/test-programs', source.replaceAll('/', '-'));
  const code = `require('./scripts/build/bundle').ensureBundles(['${program}'], ${JSON.stringify(folder)})`;
  execFileSync(process.execPath, ['-e', code], { cwd: root });
  return bundleOf(program, folder);
}
