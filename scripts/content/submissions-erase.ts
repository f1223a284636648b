import path from 'node:path';
import { SubmissionStore } from '../../model-json/features/forms/submissions/SubmissionStore';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';

/**
 * npm run submissions:erase -- jo@company.example
 * Removes every form submission in which a value is the one given: an e-mail address, a name, an id. Covers the site and the
 * service beside AEM, in DATA_DIR.
 */
async function main(): Promise<void> {
  const [value, ...more] = process.argv.slice(2);
  if (!value || more.length > 0)
    throw new Error(
      'Give a value: npm run submissions:erase -- jo@company.example (quote it if it contains spaces)',
    );
  const { dir } = dataFolderOf(process.cwd(), process.env['DATA_DIR']);
  let count = 0;
  for (const folder of ['submissions', 'service/submissions']) {
    const store = new SubmissionStore(path.join(dir, folder));
    const unreadable = (file: string) => console.error(`${file} cannot be read: check it yourself`);
    for (const { id, at, page } of await store.erase(value, unreadable)) {
      process.stdout.write(`erased ${id}, sent ${at} on ${page}\n`);
      count += 1;
    }
  }
  process.stdout.write(`${count} submissions erased.\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
