import path from 'node:path';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import { AuthorChange } from '../../model-json/core/server/replicate/AuthorChange';
import { activate, deactivate } from '../../model-json/core/server/replicate/replicate';
import { Replication } from '../../model-json/core/server/replicate/Replication';
import { Parameters } from '../../model-json/core/server/sling-post/Parameters';
import { runPost } from '../../model-json/core/server/sling-post/run-post';
import { isUnpublished, NEW, OLD, SITE, STEPS, stepOf } from './publish-steps';

const log = { info: () => undefined, warn: (line: string) => console.error(line) };

/** Performs steps from a number on until killed; prints the number of each finished one. */
async function main([dir, start]: string[]): Promise<void> {
  const open = (tree: string) =>
    openFilesRepository({ mounts: [{ at: '/', dir: path.join(dir!, tree) }], log });
  const [author, publish] = [await open('author'), await open('publish')];
  const replication = new Replication({ author, publish, dir: path.join(dir!, 'replication'), log });
  await replication.start();

  const post = async (at: string, form: Record<string, string>) => {
    const followed = new AuthorChange(replication, undefined);
    const parameters = new Parameters();
    for (const [name, value] of Object.entries(form)) parameters.add(name, value);
    const posted = runPost(author, {
      path: at,
      parameters,
      beforeStored: (done, draft) => followed.intend(done, draft),
    });
    const { status, message } = await posted.finally(() => followed.finish());
    if (status >= 400) throw new Error(`${at}: ${status} ${message}`);
  };
  const page = (title: string) => ({
    'jcr:primaryType': 'cq:Page',
    'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title },
  });

  for (let count = Number(start); ; count += 1) {
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
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
