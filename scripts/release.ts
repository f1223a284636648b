/**
 * `npm run release -- <name>`: stores this build's client libraries in git (ui.apps/releases), so that the next two packages
 * still include them. Run it before committing a version to deploy.
 */
import path from 'node:path';
import { ensureBuild } from './ensure-build';
import { clientLibraryFiles, resourcesOf } from './package/client-libraries';
import { readManifest } from './build/generations';
import { addRelease } from './build/releases';
import { messageOf } from '../shared/checked/error-parts';

const root = path.resolve(__dirname, '..');

async function main(): Promise<void> {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0)
    throw new Error('Give the release a name without spaces: npm run release -- 1.4.0');
  await ensureBuild();
  const manifest = readManifest(path.join(root, 'clientlibs'));
  const files = clientLibraryFiles(manifest, path.join(root, 'clientlibs/clientlib-site/resources'));
  const isNew = addRelease(path.join(root, 'ui.apps/releases'), name, resourcesOf(files));
  console.log(
    isNew
      ? `Release ${name} is stored in ui.apps/releases: commit it.`
      : 'The front end is unchanged since the last release: nothing to store.',
  );
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
