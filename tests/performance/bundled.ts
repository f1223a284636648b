import path from 'node:path';
import { bundleOf, ensureBundles } from '../../scripts/build/bundle';

const folder = path.resolve(__dirname, '../../dist/bench');
/** What every bundle that starts others starts them with (model-json/runnable.ts). */
const KEEP_CODE = 'programs/code/keep-code';
const nameOf = (program: string) => `../tests/performance/${program}`;

/**
 * Bundles programs that are measured, as `npm start` bundles its programs: run by tsx, they would cost a tenth more.
 *
 * @param programs their sources below this folder, without the extension; all that start each other, in one call
 * @returns the file to run for each of them
 */
export async function bundled<Program extends string>(
  ...programs: readonly Program[]
): Promise<Readonly<Record<Program, string>>> {
  await ensureBundles([KEEP_CODE, ...programs.map(nameOf)], folder);
  const files = programs.map((program) => [program, bundleOf(nameOf(program), folder)]);
  return Object.fromEntries(files) as Record<Program, string>;
}
