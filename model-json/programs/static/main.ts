import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFolder, PROJECT } from '../../core/site/folders';
import { dataFolderOf } from '../../core/repository/data-folder';
import { seedInstance } from '../../core/repository/data/seed-instance';
import { FolderLock } from '../../core/repository/files/lock/FolderLock';
import { FolderInUseError } from '../../core/repository/files/lock/FolderInUseError';
import { loadFiles } from '../../core/server/frontend/frontend';
import { Export } from '../../core/static/Export';
import { Generations } from '../../core/static/Generations';
import { MakerError, Makers } from '../../core/static/Makers';
import { hasZstd } from '../../core/static/zstd';
import { writeGeneration } from '../../core/static/write-generation';
import { ReadTable } from '../../core/static/reads/ReadTable';
import { runnable } from '../../runnable';
import { runProgram } from '../run-program';
import { readOptions, type StaticOptions } from './options';

/* `npm run publish:static`: the published site as files. */

const MAKER = path.join(__dirname, 'maker.ts');

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.js'))
        .sort()
        .map((name) => path.join(folder, name))
    : [];

/** Changes with everything but content that decides what a page looks like. */
function editionOf(options: StaticOptions): string {
  const { out: _out, workers: _workers, ...others } = options;
  const hash = createHash('sha256').update(JSON.stringify(others));
  const built = builtFolder(PROJECT);
  for (const file of [
    runnable(MAKER).file,
    path.join(built, 'dist/server.js'),
    path.join(built, 'clientlibs/manifest.json'),
    ...filesIn(path.join(built, 'dist/browser')),
  ])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

async function start(options: StaticOptions): Promise<void> {
  const began = performance.now();
  const out = path.resolve(options.out);
  const lock = await FolderLock.take(out);
  if (!lock) throw new MakerError(`${out} cannot be written to`);
  const compresses = hasZstd();
  if (!compresses)
    console.warn('zstd is not installed: no file is compressed with it (Debian: apt-get install zstd).');
  if (options.service === undefined)
    console.warn(
      'Without --service nobody answers forms and other pages that depend on what a visitor asks; browsers answer searches.',
    );
  const folder = dataFolderOf(PROJECT, options.dataDir);
  const log = { info: console.log, warn: console.warn };
  await seedInstance(folder, 'publish', log).catch((error: unknown) => {
    // A running server has done so.
    if (!(error instanceof FolderInUseError)) throw error;
  });
  const generations = new Generations(out);
  const previous = generations.current;
  const edition = editionOf(options);
  const partial = generations.begin(edition);
  const isSameEdition = previous !== undefined && generations.isOf(edition, previous);
  const reads = new ReadTable(partial, isSameEdition ? previous : undefined);
  const makers = new Makers(MAKER, options.workers, [JSON.stringify(options)]);
  try {
    const [{ addresses, facts }, changed] = await Promise.all([
      makers.list(),
      makers.changed(reads.allParts),
    ]);
    const files = loadFiles(builtFolder(PROJECT)).addresses.filter((address) => !address.endsWith('.map'));
    reads.compare(changed);
    const work = new Export({ makers, folder: partial, previous, reads, isSameEdition, compresses });
    await work.run([...addresses.pages, ...files, ...addresses.others]);
    writeGeneration(partial, generations.completed(partial), work.entries, facts, options.service);
    const live = generations.publish(partial);
    const { user, system } = process.cpuUsage();
    const seconds = (makers.seconds + (user + system) / 1e6).toFixed(1);
    const { made, same, kept } = work.counts;
    console.log(
      `${live}: ${work.entries.size} addresses (${made} new or changed, ${same} the same, ${kept} known to be the same) in ` +
        `${((performance.now() - began) / 1000).toFixed(1)} s, ${seconds} s of processor time`,
    );
    const missing = [...work.entries.values()].filter(
      ({ status, files }) => status >= 400 && files.length === 0,
    );
    for (const { address, status } of missing) console.warn(`${status} ${address}`);
  } finally {
    makers.end();
    lock.release();
  }
}

void runProgram(() => start(readOptions(process.argv.slice(2), process.env)), MakerError, FolderInUseError);
