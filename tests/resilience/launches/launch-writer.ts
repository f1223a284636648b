import path from 'node:path';
import { openFilesRepository } from '../../../model-json/core/repository/files/FilesRepository';
import { Launches } from '../../../model-json/core/server/launches/Launches';
import { Promotion } from '../../../model-json/core/server/launches/Promotion';
import { Replication } from '../../../model-json/core/server/replicate/Replication';
import { Schedule } from '../../../model-json/core/server/replicate/schedule/Schedule';
import { postAsAuthor } from '../post-as-author';
import { CHANGED, MADE, NOTICE, REMOVED, SITE, titleOf } from './launch-pages';

const log = { info: () => undefined, warn: (line: string) => console.error(line) };
const user = { user: 'ann' };

/**
 * Makes releases, publishes them (every other one by schedule) and takes them back, round after round, until killed.
 * Meanwhile a notice is made, published by schedule, and deleted. Prints `published N`, `back N` and `deleted N` once that
 * is acknowledged.
 */
async function main([dir, start]: string[]): Promise<void> {
  const open = (tree: string) =>
    openFilesRepository({ mounts: [{ at: '/', dir: path.join(dir!, tree) }], log });
  const [author, publish] = [await open('author'), await open('publish')];
  const folder = path.join(dir!, 'replication');
  const replication = new Replication({ author, publish, dir: folder, log });
  await replication.start();
  const launches = new Launches(author);
  const promotion = new Promotion({ launches, replication, dir: path.join(dir!, 'launches'), log });
  await promotion.open();
  const promote = (launch: string) => promotion.promoteDue(launch, 'ann');
  const schedule = new Schedule({ replication, promote, dir: path.join(folder, 'scheduled'), log });
  await schedule.open();
  for (let round = Number(start); ; round += 1) {
    const launch = await launches.create(`Release ${round}`, CHANGED, user);
    const made = { 'jcr:primaryType': 'cq:Page', 'jcr:content': { 'jcr:primaryType': 'cq:PageContent' } };
    await launches.createPages(launch, new Map([[MADE, made]]), user);
    await launches.markRemoved(launch, REMOVED, user);
    await author.change((draft) => {
      for (const page of [...CHANGED, MADE])
        draft.setProperty(`${launch}${page}/jcr:content`, 'jcr:title', titleOf(round));
    });
    const notice = { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': titleOf(round) };
    await postAsAuthor({ author, replication }, SITE, {
      ':operation': 'import',
      ':contentType': 'json',
      ':nameHint': 'notice',
      ':content': JSON.stringify({ 'jcr:primaryType': 'cq:Page', 'jcr:content': notice }),
    });
    const at = new Date(Date.now() + 1).toISOString();
    await schedule.add({ action: 'Activate', paths: [NOTICE], at, by: 'ann' });
    if (round % 2 === 1) await schedule.add({ action: 'Promote', paths: [launch], at, by: 'ann' });
    await new Promise((resolve) => setTimeout(resolve, 3));
    // What is due and the release are published at the same time.
    await Promise.all([schedule.tick(), round % 2 === 0 && promote(launch)]);
    process.stdout.write(`published ${round}\n`);
    await promotion.takeBack(launch, user);
    process.stdout.write(`back ${round}\n`);
    await postAsAuthor({ author, replication }, NOTICE, { ':operation': 'delete' });
    process.stdout.write(`deleted ${round}\n`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
