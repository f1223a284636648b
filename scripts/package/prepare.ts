/** What Maven's packages are made of, put where its modules read it. Maven calls this; by hand: `npm run package`. */
import path from 'node:path';
import { ensureBuild } from '../ensure-build';
import { applicationPackage, contentPackage } from './packages';
import { writeFiles } from './write-files';

const prepared = path.resolve(__dirname, '../../ui.apps/target/prepared');

async function main(): Promise<void> {
  ensureBuild();
  for (const [name, files] of [
    ['apps', applicationPackage()],
    ['content', await contentPackage()],
  ] as const) {
    console.log(`${name}: ${writeFiles(path.join(prepared, name), files)} files`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
