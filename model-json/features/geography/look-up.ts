import { LANGUAGES } from '../../../shared/words/languages';
import { foldName } from './fold-name';
import type { Gazetteer, Place } from './Gazetteer';
import { nearNames } from './near-names';
import { readPostcode } from './read-postcode';

/** What a visitor's input may mean. */
export interface LookUp {
  /** The place that is certainly, or almost certainly, meant. */
  readonly place?: Place;
  /** Alternatives, the likeliest first. */
  readonly others: readonly Place[];
  /** Whether the input itself matches nothing, and `place` is a correction. */
  readonly isCorrected?: boolean;
  /** Whether the input is an unknown postcode. */
  readonly isUnknownPostcode?: boolean;
}

const NOTHING: LookUp = { others: [] };
/** A place is chosen without asking if it has this many times the people of the next. */
const BEYOND_DOUBT = 20;
const MOST_OTHERS = 6;
const TOWN_ABROAD = 20_000;

/**
 * Resolves a place, a postcode, or a place with its region or country: `Leeds`, `LS1 4AP`, `Newport, Isle of Wight`.
 *
 * @param home the country of the site, which is preferred: ISO 3166-1, upper case
 */
export function lookUp(words: string, home: string, gazetteer: Gazetteer): LookUp {
  const { isPostcode, found } = readPostcode(words.trim(), gazetteer);
  if (found.length > 0) return chosenFrom(found, home);
  // `70327 Stuttgart` with an unknown code still names a town.
  const name = isPostcode ? words.replace(/^\S*\d\S*/, '').trim() : words;
  const [town = '', ...within] = name
    .split(/[,;()]/)
    .map(foldName)
    .filter(Boolean);
  if (!town) return isPostcode ? { others: [], isUnknownPostcode: true } : NOTHING;
  const named = placesNamed(town, home, gazetteer);
  const fitting = named.filter((place) => within.every((word) => isIn(place, word)));
  if (named.length > 0) return chosenFrom(fitting.length > 0 ? fitting : named, home);
  const [place, ...others] = nearNames(town, home, gazetteer);
  return place ? { place, others, isCorrected: true } : NOTHING;
}

/** Places with a name; and larger towns whose name begins with it, such as Frankfurt (Oder). */
function placesNamed(town: string, home: string, gazetteer: Gazetteer): readonly Place[] {
  const exact = gazetteer.named(town);
  const countries = new Set([home, ...exact.slice(0, 1).map(({ country }) => country)]);
  const longer = gazetteer
    .longerNames(town)
    .filter(({ country }) => exact.length === 0 || countries.has(country));
  return [...new Set([...exact, ...longer])];
}

/** A place in the site's country takes precedence; several similar ones are offered as a choice. */
function chosenFrom(found: readonly Place[], home: string): LookUp {
  const athome = found.filter(({ country }) => country === home);
  const abroad = found.filter(({ country }) => country !== home);
  const [first, second] = athome.length > 0 ? athome : abroad;
  const others = [...athome, ...abroad].slice(0, MOST_OTHERS);
  if (!first) return { others };
  const isClear = !second || first.population > second.population * BEYOND_DOUBT;
  return isClear
    ? { place: first, others: others.filter((place) => place !== first && isWorthNaming(place, home)) }
    : { others };
}

/** As alternatives, villages abroad are noise. */
const isWorthNaming = ({ country, population, postcode }: Place, home: string): boolean =>
  country === home || postcode !== undefined || population >= TOWN_ABROAD;

function isIn({ region, country }: Place, word: string): boolean {
  return foldName(region) === word || country.toLowerCase() === word || countryNames(country).has(word);
}

const known = new Map<string, ReadonlySet<string>>();

/** A country's normalised names in all supported languages. */
function countryNames(country: string): ReadonlySet<string> {
  const names =
    known.get(country) ??
    new Set(
      LANGUAGES.map((language) =>
        foldName(new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country),
      ),
    );
  known.set(country, names);
  return names;
}
