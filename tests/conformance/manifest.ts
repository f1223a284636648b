import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exportCase, type ExportCase } from '../../model-json/core/exporter/content-package/export-case';
import { PackageLoader } from '../../model-json/core/exporter/content-package/load-package';
import { firstDifference, type Json } from './json-assert';

/** The folder of Adobe's fixtures, which are not in the project: `CONFORMANCE_DIR`, else a folder beside it. */
export const conformanceFolder = resolve(
  process.env.CONFORMANCE_DIR ?? resolve(__dirname, '../../../shared/conformance'),
);

const manifest = resolve(conformanceFolder, 'cases.json');

export const isPresent = existsSync(manifest);

/** The message if the fixtures are missing. */
export const skippedMessage = `SKIPPED: no conformance manifest at ${manifest}; set CONFORMANCE_DIR to the folder that has one`;

/** The cases of the manifest; empty if it is missing. */
export const loadCases = (): ExportCase[] =>
  isPresent ? (JSON.parse(readFileSync(manifest, 'utf8')) as ExportCase[]) : [];

const loader = new PackageLoader(conformanceFolder);

/** The first difference of a case from what Adobe expects; undefined if it passes. */
export function check(example: ExportCase): string | undefined {
  const expected = JSON.parse(readFileSync(resolve(conformanceFolder, example.expected!), 'utf8')) as Json;
  try {
    const model = JSON.parse(JSON.stringify(exportCase(example, loader))) as Json;
    return firstDifference(expected, model);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}
