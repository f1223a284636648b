import path from 'node:path';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import { VersionFiles } from '../../model-json/core/repository/versions/VersionFiles';
import { Versions } from '../../model-json/core/repository/versions/Versions';

const PAGE = '/content/site/page';

/** Edits a page and saves versions of it until killed; deletes, restores and moves it in between. */
async function main([dir, start]: string[]): Promise<void> {
  const log = { info: () => undefined, warn: (line: string) => console.error(line) };
  const repository = await openFilesRepository({
    mounts: [{ at: '/', dir: path.join(dir!, 'author') }],
    log,
  });
  const files = new VersionFiles(path.join(dir!, 'versions'));
  await files.open();
  const versions = new Versions(repository, files, {
    maxNumberVersions: 1e6,
    maxAgeDays: 1,
    minNumberVersions: 1,
  });
  const moved = `${PAGE}-moved`;
  for (let count = Number(start); ; count += 1) {
    if (repository.get(moved)) await repository.change((draft) => draft.move(moved, PAGE));
    if (!repository.get(PAGE)) await versions.restore(versions.list(PAGE).at(-1)!.id, 'admin', PAGE);
    const title = `Title ${count}`;
    await repository.change((draft) => draft.setProperty(`${PAGE}/jcr:content`, 'jcr:title', title));
    const [made] = await versions.create([PAGE], { by: 'admin', comment: title });
    process.stdout.write(`${count} ${made!.id}\n`);
    if (count % 3 === 1) await repository.delete(PAGE);
    if (count % 3 === 2) await repository.change((draft) => draft.move(PAGE, moved));
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
