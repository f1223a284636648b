import path from 'node:path';
import { openFilesRepository } from '../../../model-json/core/repository/files/FilesRepository';
import { Replication } from '../../../model-json/core/server/replicate/Replication';
import { Schedule } from '../../../model-json/core/server/replicate/schedule/Schedule';
import { TreeJobs } from '../../../model-json/core/server/replicate/trees/TreeJobs';
import { PAIR, TREE } from './schedule-pages';

const log = { info: () => undefined, warn: (line: string) => console.error(line) };

/**
 * Retitles a pair of pages and schedules their publication, round after round, beside the publication of a tree, until
 * killed. Prints the number of each round whose publication is acknowledged.
 */
async function main([dir, start]: string[]): Promise<void> {
  const open = (tree: string) =>
    openFilesRepository({ mounts: [{ at: '/', dir: path.join(dir!, tree) }], log });
  const [author, publish] = [await open('author'), await open('publish')];
  const folder = path.join(dir!, 'replication');
  const replication = new Replication({ author, publish, dir: folder, log });
  await replication.start();
  const schedule = new Schedule({ replication, dir: path.join(folder, 'scheduled'), log });
  await schedule.open();
  const jobs = new TreeJobs({ replication, dir: path.join(folder, 'trees'), log });
  await jobs.open();
  await jobs.start(TREE, 'ann');
  for (let round = Number(start); ; round += 1) {
    await author.change((draft) => {
      for (const each of PAIR) draft.setProperty(`${each}/jcr:content`, 'jcr:title', `Round ${round}`);
    });
    const soon = new Date(Date.now() + 1).toISOString();
    await schedule.add({ action: 'Activate', paths: PAIR, at: soon, by: 'ann' });
    process.stdout.write(`${round + 1}\n`);
    await new Promise((resolve) => setTimeout(resolve, 3));
    await schedule.tick();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
