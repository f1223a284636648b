/* `npm run package:golden`: agrees to what the packages for AEM hold now. */
import { ensureBuild } from '../../scripts/ensure-build';
import { applicationPackage, contentPackage } from '../../scripts/package/packages';
import { contentFolder, listPackage, withoutHash, writeGolden } from './package-list';

async function main(): Promise<void> {
  ensureBuild();
  writeGolden('application.txt', listPackage(applicationPackage([]), withoutHash));
  writeGolden('content.txt', listPackage(await contentPackage(), contentFolder));
}

void main();
