import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../content/command';
import { results, type Results } from './Results';
import { resultsFile, statements } from './statements';
import { testsByCheck } from './tests-by-check';

/** Reports of browser tests by site, as `npm test` writes them. */
const REPORTS = { ventora: 'browser.json', harbour: 'second-site.json' };

/**
 * `npm run accessibility:record`: writes what the tests of the last `npm run test:all` found to each site's `accessibility.json`,
 * and from it the accessibility statements. What was not run keeps its last result.
 */
run(async (print) => {
  const root = process.cwd();
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const exists = (file: string) => existsSync(path.join(root, file));
  for (const [site, report] of Object.entries(REPORTS)) {
    const [tests, validated] = [`test-results/${report}`, `test-results/validated-${site}.json`];
    if (!exists(tests) && !exists(validated)) {
      print(`${site}: nothing is recorded, as there is neither ${tests} nor ${validated}.`);
      continue;
    }
    const checks: Results['checks'] = {
      ...(exists(resultsFile(site)) && results.parse(read(resultsFile(site))).checks),
      ...(exists(tests) && testsByCheck(read(tests))),
      ...(exists(validated) && results.shape.checks.parse(read(validated))),
    };
    const found: Results = { assessed: new Date().toISOString().slice(0, 10), checks };
    writeFileSync(path.join(root, resultsFile(site)), `${JSON.stringify(found, undefined, 2)}\n`);
    statements(root, site).forEach((page, file) => writeFileSync(path.join(root, file), page));
    const said = Object.entries(checks).map(
      ([check, { looked, failed }]) => `${check} ${failed} of ${looked}`,
    );
    print(`${site}: failed: ${said.join(', ')}.`);
  }
});
