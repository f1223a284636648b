import { MigrationReport } from '../../../model-json/core/filevault/MigrationReport';
import { readPackages } from '../../../model-json/core/filevault/read-packages';
import { convertDialogs } from '../../../scripts/dialogs/convert-dialogs';
import { DialogReport } from '../../../scripts/dialogs/DialogReport';
import { fetched, PACKAGES } from './maven-central';

/** Of the dialogs’ fields, at least this share needs nobody. */
const SHARE = 0.95;

it('converts the fields of the Core Components’ and WKND’s dialogs, but for one in twenty', async () => {
  const files = await Promise.all([PACKAGES.coreComponents, PACKAGES.wkndComponents].map(fetched));
  const there = files.filter((file) => file !== undefined);
  if (there.length < files.length) return;
  const { tree, close } = await readPackages(there, new MigrationReport());
  const report = new DialogReport();
  const dialogs = convertDialogs(tree, report);
  close();
  expect(dialogs.length).toBeGreaterThanOrEqual(60);
  const { fields, impossible } = report.total;
  expect(fields).toBeGreaterThan(450);
  expect((fields - impossible) / fields).toBeGreaterThanOrEqual(SHARE);
  for (const { resourceType, tabs } of dialogs)
    for (const { label } of tabs.flatMap((tab) => tab.fields))
      expect([resourceType, label]).not.toContain('');
}, 120_000);
