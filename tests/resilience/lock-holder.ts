import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';

/** Opens a folder for writing, confirms it, and runs until killed. */
async function main([dir]: string[]): Promise<void> {
  await openFilesRepository({ mounts: [{ at: '/', dir: dir! }], log: console });
  process.stdout.write('open\n');
  setInterval(() => {}, 60_000);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
