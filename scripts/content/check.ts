import { checkContent } from '../../model-json/core/repository/check/check-content';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import { isAgreed, run } from './command';
import { openContent } from './open-content';

/**
 * npm run content:check [-- --mend [--yes]]: checks the content for errors. With `--mend`, for which the servers must be
 * stopped, it asks about each error that can be repaired. Exit code 1 if any are left.
 */
run(async (print) => {
  const folder = dataFolderOf(process.cwd(), process.env['DATA_DIR']);
  const isMending = process.argv.includes('--mend');
  // Without a terminal, findings are listed and left.
  const mayMend = isMending && (process.stdin.isTTY || process.argv.includes('--yes'));
  const repositories = {
    author: await openContent(folder, 'author', { isWriting: isMending }),
    publish: await openContent(folder, 'publish', { isWriting: isMending }),
  };
  const findings = [...checkContent(folder, repositories)];
  let left = 0;
  for (const { kind, instance, where, what, mend } of findings) {
    print(`${instance}: ${kind}: ${where}: ${what}`);
    if (mayMend && mend && (await isAgreed(`  ${mend.how}?`))) await mend.run();
    else left += 1;
  }
  print(left === 0 ? 'All is well.' : `${left} left.`);
  if (left > 0) process.exitCode = 1;
  await Promise.all([repositories.author.close(), repositories.publish.close()]);
});
