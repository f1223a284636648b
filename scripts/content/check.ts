import { createInterface } from 'node:readline/promises';
import { checkContent } from '../../model-json/core/repository/check/check-content';
import {
  binariesOf,
  dataFolderOf,
  mountsOf,
  savedOf,
  type Instance,
} from '../../model-json/core/repository/data-folder';
import { withDerivedContent } from '#site-server/derived-content';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';

/**
 * npm run content:check [-- --mend [--yes]]: checks the content for errors. With `--mend`, for which the servers must be
 * stopped, it asks about each error that can be repaired. Exit code 1 if any are left.
 */
async function main(): Promise<void> {
  const folder = dataFolderOf(process.cwd(), process.env['DATA_DIR']);
  const isMending = process.argv.includes('--mend');
  const open = async (instance: Instance) => {
    const stored = await openFilesRepository({
      mounts: mountsOf(folder, instance),
      log: { info: () => undefined, warn: () => undefined },
      saved: savedOf(folder, instance),
      binaries: binariesOf(folder),
      readonly: !isMending,
    });
    return withDerivedContent(stored);
  };
  const repositories = { author: await open('author'), publish: await open('publish') };
  const findings = [...checkContent(folder, repositories)];
  let left = 0;
  for (const { kind, instance, where, what, mend } of findings) {
    print(`${instance}: ${kind}: ${where}: ${what}`);
    if (isMending && mend && (await isAgreed(mend.how))) await mend.run();
    else left += 1;
  }
  print(left === 0 ? 'All is well.' : `${left} left.`);
  if (left > 0) process.exitCode = 1;
  await Promise.all([repositories.author.close(), repositories.publish.close()]);
}

async function isAgreed(how: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) return false;
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`  ${how}? [y/N] `);
  prompt.close();
  return /^y(es)?$/i.test(answer);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exitCode = 1;
});
