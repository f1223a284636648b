import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kilometresBetween, type Point } from './distance';
import { foldName } from './fold-name';
import { groupBy } from '../../../shared/lists/group-by';

/** A town or village, or the place of a postcode. */
export interface Place {
  readonly name: string;
  /** A state, canton, province or county; '' if unknown. */
  readonly region: string;
  /** ISO 3166-1, upper case. */
  readonly country: string;
  readonly point: Point;
  readonly population: number;
  /** The requested postcode. */
  readonly postcode?: string;
  /** Whether only the beginning of the postcode is known: a town represents the area. */
  readonly isArea?: boolean;
}

/** [west, south, east, north], degrees. */
export type Box = readonly [number, number, number, number];

const LEAST_TOWN = 1000;
/** Places with longer names are only offered if they have at least this many people. */
const TOWN = 50_000;

/** Everywhere, km. */
const DEGREE_OF_LATITUDE = 111;

/** The places of seven countries with at least 1,000 people, and the postcodes listed in NOTICE.md. Read once. */
export class Gazetteer {
  /** The largest first. */
  readonly places: readonly Place[];
  private readonly byName = new Map<string, Place[]>();
  /** Names with their places, by first letter. */
  private initials: ReadonlyMap<string, readonly [string, readonly Place[]][]> | undefined;
  /** Towns by each first part of their names. */
  private longer: ReadonlyMap<string, readonly Place[]> | undefined;
  /** By country and whole degree of latitude: a question about an area reads only its degrees. */
  private bands: ReadonlyMap<string, readonly Place[]> | undefined;
  /**
   * By country, one line per postcode, as in the file: looking one up takes less than a millisecond, a map of them many
   * megabytes. Undefined until a postcode of the country is asked for.
   */
  private readonly postcodes = new Map<string, Buffer | undefined>();

  constructor(private readonly folder = join(__dirname, 'data')) {
    for (const file of readdirSync(folder)) {
      const country = /^postcodes-(\w+)\.tsv$/.exec(file)?.[1];
      if (country) this.postcodes.set(country, undefined);
    }
    this.places = this.rows('places.tsv').map((row) => {
      const [country = '', name = '', region = '', lat, lon, population, also] = row.split('\t');
      const place = {
        name,
        region,
        country,
        point: [Number(lat), Number(lon)],
        population: Number(population),
      } as const;
      for (const each of [name, ...(also ? also.split('|') : [])]) this.name(foldName(each), place);
      return place;
    });
  }

  /** The places with a normalised name, the largest first. */
  named(name: string): readonly Place[] {
    return this.byName.get(name) ?? [];
  }

  /** All normalised names that begin with a letter, and the places with each. */
  namesFrom(letter: string): readonly (readonly [string, readonly Place[]])[] {
    this.initials ??= groupBy([...this.byName], ([name]) => name.slice(0, 1));
    return this.initials.get(letter) ?? [];
  }

  /** Towns whose normalised names go on after these words, the largest first: Frankfurt (Oder) for `frankfurt`. */
  longerNames(words: string): readonly Place[] {
    this.longer ??= this.byFirstWords();
    return this.longer.get(words) ?? [];
  }

  /** @param country ISO 3166-1 @param code without spaces, upper case; a prefix ends with `*` */
  postcode(country: string, code: string): Place | undefined {
    const postcodes = this.postcodesOf(country);
    const key = `\n${code}\t`;
    const at = postcodes?.indexOf(key) ?? -1;
    if (!postcodes || at < 0) return undefined;
    const start = at + Buffer.byteLength(key);
    const end = postcodes.indexOf('\n', start);
    const row = postcodes.toString('utf8', start, end < 0 ? undefined : end);
    const [name = '', region = '', lat, lon] = row.split('\t');
    return lat === undefined
      ? undefined
      : { name, region, country, point: [Number(lat), Number(lon)], population: 0 };
  }

  /** The place nearest to a point; undefined if none is within a distance, km. */
  nearest(point: Point, within: number): Place | undefined {
    let best: Place | undefined;
    let least = within;
    for (const place of this.places) {
      // Most places need no trigonometry.
      if (Math.abs(place.point[0] - point[0]) * DEGREE_OF_LATITUDE > least || place.population < LEAST_TOWN)
        continue;
      const away = kilometresBetween(point, place.point);
      if (away < least) [best, least] = [place, away];
    }
    return best;
  }

  /** Whether a country has a place nearer to a point than a distance, km. */
  isNear(point: Point, country: string, kilometres: number): boolean {
    this.bands ??= groupBy(this.places, (place) => bandOf(place.country, place.point[0]));
    const reach = kilometres / DEGREE_OF_LATITUDE;
    for (let latitude = Math.floor(point[0] - reach); latitude <= point[0] + reach; latitude += 1) {
      const band = this.bands.get(bandOf(country, latitude)) ?? [];
      if (band.some((place) => kilometresBetween(place.point, point) < kilometres)) return true;
    }
    return false;
  }

  /** The largest places in a box. */
  *within([west, south, east, north]: Box): Generator<Place> {
    for (const place of this.places) {
      const [lat, lon] = place.point;
      if (lat > south && lat < north && lon > west && lon < east) yield place;
    }
  }

  private byFirstWords(): Map<string, Place[]> {
    const towns = new Map<string, Place[]>();
    for (const place of this.places) {
      if (place.population < TOWN) break;
      const words = foldName(place.name).split(' ');
      for (let count = 1; count < words.length; count += 1) {
        const first = words.slice(0, count).join(' ');
        towns.set(first, [...(towns.get(first) ?? []), place]);
      }
    }
    return towns;
  }

  private name(folded: string, place: Place): void {
    const known = this.byName.get(folded);
    if (!known) this.byName.set(folded, [place]);
    else if (!known.includes(place)) known.push(place);
  }

  /** A line break, then the country's file; undefined if it has none. */
  private postcodesOf(country: string): Buffer | undefined {
    if (!this.postcodes.has(country)) return undefined;
    const read =
      this.postcodes.get(country) ??
      Buffer.concat([Buffer.from('\n'), this.file(`postcodes-${country}.tsv`)]);
    this.postcodes.set(country, read);
    return read;
  }

  private rows(file: string): string[] {
    return this.file(file).toString('utf8').trimEnd().split('\n');
  }

  private file(name: string): Buffer {
    return readFileSync(join(this.folder, name));
  }
}

const bandOf = (country: string, latitude: number) => `${country} ${Math.floor(latitude)}`;

let shared: Gazetteer | undefined;

/** The shared instance: it takes about 20 MB. */
export const gazetteer = (): Gazetteer => (shared ??= new Gazetteer());
