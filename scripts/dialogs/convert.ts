/**
 * Converts the dialogs of components in packages for the chosen site, and reports on each widget. Called by `npm run
 * migrate -- --dialogs`. Those that one of ours draws have its dialog; the others get a file each.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatted } from '../formatted';
import { MigrationReport } from '../../model-json/core/filevault/MigrationReport';
import { readPackages } from '../../model-json/core/filevault/read-packages';
import { APP_ID } from '../../shared/addresses/app';
import { drawnBy } from '../../shared/authoring/drawn-by';
import { run } from '../content/command';
import { convertDialogs, type ConvertedDialog } from './convert-dialogs';
import { DialogReport } from './DialogReport';
import { nodeAt } from './merged-dialog';

const folder = path.resolve('ui.frontend/src/sites', APP_ID, 'converted');

run(async (print) => {
  const packages = process.argv.slice(2).filter((word) => word.endsWith('.zip'));
  const { ownComponents } = await import('../../ui.frontend/src/core/component-map');
  const { tree, close } = await readPackages(packages, new MigrationReport());
  const report = new DialogReport();
  const dialogs = convertDialogs(tree, report);
  close();
  const superTypeOf = (type: string) => nodeAt(type, tree)?.text('sling:resourceSuperType');
  const isOurs = ({ resourceType }: ConvertedDialog) =>
    resourceType.startsWith('core/') ||
    drawnBy(resourceType, (type) => ownComponents.has(type), superTypeOf) !== undefined;
  for (const dialog of dialogs.filter((each) => !isOurs(each) && each.tabs.length > 0))
    print(`wrote ${await write(dialog)}`);
  for (const line of report.lines()) print(line);
});

async function write({ resourceType, title, tabs }: ConvertedDialog): Promise<string> {
  const filepath = path.join(folder, `${resourceType.replace(/\W+/g, '-')}.dialog.ts`);
  const text = `/* Made of the dialog of ${resourceType} by a migration. */
import type { DialogTab } from '../../../core/kit/dialogs/dialog';

export const resourceType = ${JSON.stringify(resourceType)};
export const title = ${JSON.stringify(title)};
export const tabs: readonly DialogTab[] = ${JSON.stringify(tabs)};
`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(filepath, await formatted(path.basename(filepath), text));
  return path.relative(process.cwd(), filepath);
}
