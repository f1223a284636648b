import path from 'node:path';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import { saveContent } from '../../model-json/core/repository/data/save-content';
import { run } from './command';

/** npm run content:save [-- --overwrite <file>]…: copies author changes into the site's content in git, ready to commit. */
run(async (print) => {
  const folder = dataFolderOf(process.cwd(), process.env['DATA_DIR']);
  const overwrite = process.argv.flatMap((word, i, words) => (words[i - 1] === '--overwrite' ? [word] : []));
  const changes = await saveContent(folder, overwrite);
  for (const { file, kind } of changes)
    print(`${kind} ${path.relative(process.cwd(), path.join(folder.seedDir, file))}`);
  print(changes.length === 0 ? 'No author has changed anything.' : `${changes.length} files saved.`);
});
