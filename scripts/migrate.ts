/** Reads content packages into a site. For its usage run it without words. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migratePackages } from '../model-json/core/filevault/migrate-packages';
import { run } from './content/command';

const USAGE = `npm run migrate -- PACKAGE.zip … --into site NAME [--replace] [--dialogs] [--report FILE]
    reads content packages of AEM, in this order, into model-json/sites/NAME
      --replace       replaces what the site has already where the packages have content
      --dialogs       converts dialogs of components that none of ours draws, and reports on all dialogs, by widget
      --report FILE   writes the report as JSON, too`;

/** Runs a script for the site: what it imports depends on it. */
function runFor(site: string, script: string, ...words: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [script, ...words, `--site=${site}`], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${[script, ...words].join(' ')} failed for the site ${site}`);
}

run(async (print) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      replace: { type: 'boolean', default: false },
      report: { type: 'string' },
      dialogs: { type: 'boolean', default: false },
    },
  });
  const packages = positionals.filter((word) => word.endsWith('.zip'));
  const [name, ...more] = positionals.filter((word) => !packages.includes(word));
  if (values.into !== 'site' || name === undefined || more.length > 0 || packages.length === 0)
    throw new Error(`usage:\n${USAGE}`);
  const site = path.resolve('model-json/sites', name);
  if (!/^[a-z][a-z\d-]*$/.test(name) || !existsSync(site))
    throw new Error(`there is no site "${name}"; npm run new -- site ${name} makes it`);
  const missing = packages.find((file) => !existsSync(file));
  if (missing !== undefined) throw new Error(`there is no package ${missing}`);
  const { siteExporters } = (await import(path.join(site, 'exporters'))) as {
    siteExporters: Readonly<Record<string, unknown>>;
  };
  const isDrawn = (type: string) => Object.hasOwn(siteExporters, type);
  const report = await migratePackages({ packages, site, replaces: values.replace, isDrawn });
  for (const line of report.lines()) print(line);
  if (values.report !== undefined) writeFileSync(values.report, `${JSON.stringify(report, null, 2)}\n`);
  if (values.dialogs) runFor(name, 'scripts/run-script.js', 'scripts/dialogs/convert.ts', ...packages);
  if (report.read['component definitions'] !== undefined) runFor(name, 'scripts/generate.js');
});
