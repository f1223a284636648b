/**
 * @jest-environment-options {"customExportConditions": ["harbour", "node", "node-addons"]}
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { config } from '#site-server/site.config';
import { projectFiles } from '../../scripts/package/site-project';
import type { PackageFile } from '../../scripts/package/content-files';
import { writeFiles } from '../../scripts/package/write-files';
import { features } from '../../scripts/feature-arrows';
import { maven, missingForJava } from './same-json';

/* The OSGi bundle of another site than the default one, built by Maven. Without a JDK or Maven it is skipped. */

const root = path.resolve(__dirname, '../..');
const missing = missingForJava();
const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Like a feature in git that only another site uses: if Maven compiled it, it would fail. */
const ofOtherFeature = ['java', 'resources'].map((kind): [string, PackageFile] => [
  `ui.apps/core/src/main/${kind}/com/harbour/features/shop/Shop.java`,
  { text: 'not Java' },
]);

(missing.length > 0 ? it.skip : it)(
  'has the classes of the core and of the features that the site uses, and of no other',
  async () => {
    writeFiles(folder, [...(await projectFiles(root)), ...ofOtherFeature]);
    symlinkSync(path.join(root, 'model-json'), path.join(folder, 'model-json'));
    const { status, output } = maven(folder, '-pl', 'ui.apps/core', '-DskipTests', 'process-classes');
    expect({ status, output }).toEqual({ status: 0, output: expect.anything() as string });

    const built = readdirSync(path.join(folder, 'ui.apps/core/target/classes'), {
      recursive: true,
      encoding: 'utf8',
    });
    const withFiles = features.filter((name) => built.some((file) => file.includes(`/features/${name}/`)));
    const inJava = config.features.filter((name) =>
      existsSync(path.join(root, 'ui.apps/core/src/main/java/com/ventora/features', name)),
    );
    expect(withFiles).toEqual(inJava.sort());
    expect(built).toContain('com/harbour/core/pages/PageHead.class');
    expect(
      built.filter((file) => /catalogue|dealer|geograph|market|product|sizing|shop/i.test(file)),
    ).toEqual([]);
  },
  600_000,
);
