const { existsSync, readFileSync } = require('node:fs');

const COUNTS = ['times', 'acknowledged', 'lost', 'duplicated', 'errors'];

/**
 * The rows that tests have noted (`tests/fault-table.ts`), one for each engine and fault: several tests of the same are
 * added up. `–`: the tests do not count this, but fail at the first.
 * @param file lines of JSON; may be missing
 */
function faultTable(file) {
  const rows = new Map();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  for (const { engine, fault, recovery, ...counts } of lines.map((line) => JSON.parse(line))) {
    const key = `${engine}: ${fault}`;
    const known = rows.get(key) ?? { 'recovery, s': 0 };
    for (const name of COUNTS)
      if (counts[name] !== undefined) known[name] = (known[name] ?? 0) + counts[name];
    known['recovery, s'] = Math.max(known['recovery, s'], Math.round(recovery / 100) / 10);
    rows.set(key, known);
  }
  return Object.fromEntries(
    [...rows].map(([key, { 'recovery, s': recovery, ...counts }]) => [
      key,
      { ...Object.fromEntries(COUNTS.map((name) => [name, counts[name] ?? '–'])), 'recovery, s': recovery },
    ]),
  );
}

module.exports = { faultTable };
