import path from 'node:path';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import { takeOver } from '../../model-json/core/repository/standby/take-over';
import { isAgreed, run } from './command';

/**
 * npm run standby:take -- <folder> [--at=2026-11-24T10:00:00Z] [--yes]: goes on from a standby folder on this machine. The
 * author that wrote it stops.
 */
run(async (print) => {
  const folder = dataFolderOf(process.cwd(), process.env['DATA_DIR']);
  const words = process.argv.slice(2);
  const dir = words.find((word) => !word.startsWith('-'));
  if (dir === undefined) throw new Error('Which standby folder? npm run standby:take -- <folder>');
  const at = words.find((word) => word.startsWith('--at='))?.slice('--at='.length);
  const until = at === undefined ? undefined : new Date(at);
  if (until && Number.isNaN(until.getTime()))
    throw new Error(`--at=${at} is not a time; write it like --at=2026-11-24T10:00:00Z`);
  const question = `Replace the content in ${folder.dir} with that of ${dir}, and stop the author that writes ${dir}?`;
  if (!(await isAgreed(question))) return print('Nothing was changed.');
  const changed = await takeOver(folder, path.resolve(dir), { info: print, warn: print }, until);
  print(`${changed.length} files differed. Start author here with STANDBY_DIR=${path.resolve(dir)}.`);
});
