/** What Maven's packages are made of, put where its modules read it. Maven calls this; by hand: `npm run package`. */
import path from 'node:path';
import { ensureBuild } from '../ensure-build';
import { buildProblems } from './check/build-problems';
import { applicationPackage, confPackage, contentPackage, earlierBuilds } from './packages';
import { projectFolder, writeProject } from './site-project';
import { writeFiles } from './write-files';

const root = path.resolve(__dirname, '../..');
const prepared = path.join(projectFolder(root), 'target/prepared');

async function main(): Promise<void> {
  await writeProject(root);
  const problems = await buildProblems(root);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await ensureBuild();
  for (const [name, files] of [
    ['apps', applicationPackage()],
    ['conf', await confPackage()],
    ['content', await contentPackage()],
  ] as const) {
    console.log(`${name}: ${writeFiles(path.join(prepared, name), files)} files`);
  }
  tellOfEarlierBuilds(earlierBuilds().length);
}

function tellOfEarlierBuilds(count: number): void {
  if (count > 0) {
    console.log(`apps: with the chunks of ${count} earlier release${count > 1 ? 's' : ''}`);
    return;
  }
  console.warn(
    'apps: this build alone, since ui.apps/releases lists no other release. Pages in caches and open tabs miss their chunks if ' +
      'one was deployed: keep it by `npm run release` (docs/deployment.md, "Generations").',
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
