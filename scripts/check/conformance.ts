/** Runs the conformance cases and prints a table by component and version: `npm run conformance`. */
import { check, isPresent, loadCases, skippedMessage } from '../../tests/conformance/manifest';

interface Row {
  passed: number;
  total: number;
}

function main(): number {
  if (!isPresent) {
    console.log(`\n  ${skippedMessage}\n`);
    return 0;
  }
  const rows = new Map<string, Row>();
  const failures: string[] = [];
  let failedForReal = false;
  const cases = loadCases();
  for (const example of cases) {
    const name = `${example.component} ${example.version}`;
    const row = rows.get(name) ?? { passed: 0, total: 0 };
    rows.set(name, row);
    row.total += 1;
    const difference = check(example);
    if (difference === undefined) row.passed += 1;
    else {
      failures.push(`${example.hard ? '(hard) ' : ''}${example.id}\n    ${difference}`);
      failedForReal ||= !example.hard;
    }
  }
  for (const [name, { passed, total }] of rows) {
    console.log(`${passed === total ? ' ' : '!'} ${name.padEnd(28)} ${passed}/${total}`);
  }
  console.log(`\n${cases.length - failures.length} of ${cases.length} cases pass`);
  for (const failure of failures) console.log(`\n  ${failure}`);
  return failedForReal ? 1 : 0;
}

process.exitCode = main();
