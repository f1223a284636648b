import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import { PublishNodes } from '../../model-json/core/server/nodes/author/PublishNodes';
import { announced } from '../../model-json/core/server/processes/announced';
import { activate, deactivate } from '../../model-json/core/server/replicate/replicate';
import { Replication } from '../../model-json/core/server/replicate/Replication';
import { postAsAuthor } from './post-as-author';
import { isUnpublished, NEW, OLD, SITE, STEPS, stepOf } from './publish-steps';

const log = { info: () => undefined, warn: (line: string) => console.error(line) };

/** In place of a site's: assets are not under test. */
const folderOf = (dir: string) => ({ dir, seedDir: path.join(dir, 'none'), damDir: path.join(dir, 'none') });

/**
 * Performs steps from a number on until killed, or up to a number and then waits to be killed; prints the number of each
 * finished one. Publishes to further nodes if their addresses are given.
 */
async function main([dir, start, end = 'Infinity', ...urls]: string[]): Promise<void> {
  const open = (tree: string) =>
    openFilesRepository({ mounts: [{ at: '/', dir: path.join(dir!, tree) }], log });
  const author = await open('author');
  const stored = await open('publish');
  const nodes = await PublishNodes.open({
    folder: folderOf(dir!),
    submissionsDir: path.join(dir!, 'submissions'),
    urls,
    secret: process.env['REPLICATION_SECRET'] ?? '',
    log: { info: () => undefined, warn: () => undefined },
  });
  const publish = announced(stored, (paths) => nodes.feed.record(paths));
  nodes.start();
  const replication = new Replication({ author, publish, dir: path.join(dir!, 'replication'), log });
  await replication.start();

  const post = (at: string, form: Record<string, string>) => postAsAuthor({ author, replication }, at, form);
  const page = (title: string) => ({
    'jcr:primaryType': 'cq:Page',
    'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title },
  });

  for (let count = Number(start); count < Number(end); count += 1) {
    const title = `Round ${Math.floor(count / STEPS.length)}`;
    switch (stepOf(count)) {
      case 'create':
        await post(SITE, {
          ':operation': 'import',
          ':contentType': 'json',
          ':name': 'old',
          ':content': JSON.stringify({ ...page(title), child: page(title) }),
        });
        break;
      case 'publish':
        await activate(replication, { paths: [OLD, `${OLD}/child`] });
        break;
      case 'rename':
        await post(OLD, {
          ':operation': 'relocate',
          ':dest': NEW,
          ':keepAddress': 'true',
          ':adjustLinks': 'true',
        });
        break;
      case 'edit':
        await post(`${NEW}/jcr:content`, { './jcr:title': 'Edited' });
        break;
      case 'withdraw':
        if (isUnpublished(count)) await deactivate(replication, { paths: [NEW] });
        else await post(NEW, { ':operation': 'delete' });
        break;
      case 'clear':
        if (author.get(NEW)) await post(NEW, { ':operation': 'delete' });
    }
    process.stdout.write(`${count + 1}\n`);
  }
  for (;;) {
    const isDone = nodes.figures().every(({ condition }) => condition === 'current');
    process.stdout.write(isDone ? 'current\n' : 'waiting\n');
    await wait(50);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
