import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import { changeOf } from './changes';

/** Makes one change after another until killed, and prints each confirmed one. */
async function main([dir, start]: string[]): Promise<void> {
  const repository = await openFilesRepository({ mounts: [{ at: '/', dir: dir! }], log: console });
  for (let i = Number(start); ; i++) {
    const { path, node } = changeOf(i);
    await repository.update(path, () => node);
    process.stdout.write(`${i}\n`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
