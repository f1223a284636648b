const { existsSync, readFileSync } = require('node:fs');

/**
 * The rows that tests have noted (`tests/fault-table.ts`), one for each engine and fault: several tests of the same are
 * added up.
 * @param file lines of JSON; may be missing
 */
function faultTable(file) {
  const rows = new Map();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  for (const { engine, fault, recovery, ...counts } of lines.map((line) => JSON.parse(line))) {
    const key = `${engine}: ${fault}`;
    const known = rows.get(key) ?? { 'recovery, s': 0 };
    for (const [name, count] of Object.entries(counts)) known[name] = (known[name] ?? 0) + count;
    known['recovery, s'] = Math.max(known['recovery, s'], Math.round(recovery / 100) / 10);
    rows.set(key, known);
  }
  return Object.fromEntries(
    [...rows].map(([key, { 'recovery, s': recovery, ...counts }]) => [
      key,
      { ...counts, 'recovery, s': recovery },
    ]),
  );
}

module.exports = { faultTable };
