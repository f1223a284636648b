/* `npm run package:golden`: accepts the current content of the AEM packages. */
import { ensureBuild } from '../../scripts/ensure-build';
import { applicationPackage, confPackage, contentPackage } from '../../scripts/package/packages';
import { contentFolder, listPackage, withoutHash, writeGolden } from './package-list';

async function main(): Promise<void> {
  await ensureBuild();
  writeGolden('application.txt', listPackage(applicationPackage([]), withoutHash));
  const files = [...(await confPackage()), ...(await contentPackage())];
  writeGolden('content.txt', listPackage(files, contentFolder));
}

void main();
