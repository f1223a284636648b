import { z } from 'zod';
import { choice, count, flag, href, link, listOf, text } from '../../../../../shared/models/schema';

const option = z.object({ value: z.string(), title: z.string(), count: count(), selected: flag() });

/** A place that words may mean; `link` leads to its dealers. */
const placeModel = z.object({
  name: z.string(),
  region: text(),
  /** ISO 3166-1, upper case. */
  country: z.string(),
  isAbroad: flag(),
  postcode: text(),
  /** Only the beginning of the postcode is known: the place stands for all around it. */
  isArea: flag(),
  /** It comes near to words that name nothing. */
  isCorrected: flag(),
  /** It is what is nearest to the visitor. */
  isPosition: flag(),
  link: link(),
});

/** Whether somebody is there at the moment the page was made, and when that changes, on the dealer's clock. */
const statusModel = z.object({
  isOpen: flag(),
  /** `17:30` */
  time: text(),
  inDays: count(),
  /** 0 for Monday. */
  weekday: count(),
  /** Minutes until then. */
  minutes: z.number().optional(),
});

export const dealerModel = z.object({
  /** Its anchor on the page. */
  id: z.string(),
  number: z.number(),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  town: z.string(),
  /** `TX`, `ON`: in countries whose addresses name it. */
  state: text(),
  region: text(),
  country: z.string(),
  isAbroad: flag(),
  /** Degrees, WGS 84. */
  latitude: count(),
  longitude: count(),
  /** In a straight line from the place that was looked for. */
  kilometres: z.number().optional(),
  telephone: z.string(),
  /** E.164. */
  telephoneNumber: z.string(),
  email: text(),
  website: href(),
  timeZone: z.string(),
  status: z.preprocess((value) => value || undefined, statusModel.optional()),
  /** Seven days from Monday, each with pairs of times. */
  hours: listOf(z.array(z.tuple([z.string(), z.string()]))),
  /** The same as schema.org writes it. */
  openingHours: listOf(z.string()),
  holidays: text(),
  services: listOf(z.string()),
  lines: listOf(z.string()),
  languages: listOf(z.string()),
  link: link(),
  mapLink: link(),
});

const spot = z.object({ x: z.number(), y: z.number() });

/** A map in pixels of its own; paths are SVG's. */
const mapModel = z.object({
  width: z.number(),
  height: z.number(),
  home: text(),
  land: text(),
  towns: listOf(spot.extend({ name: z.string() })),
  /** Dealers of the list, seen or not. */
  total: count(),
  pins: listOf(spot.extend({ number: z.number(), id: z.string() })),
  /** Dealers that stand too close to be told apart: the first, and where they are. */
  clusters: listOf(spot.extend({ numbers: z.array(z.number()), id: z.string(), link: link() })),
  here: spot.optional(),
  nearer: link(),
  further: link(),
  north: link(),
  east: link(),
  south: link(),
  west: link(),
  /** Latitude and longitude of the upper left and of the lower right. */
  corners: listOf(z.number()),
});

export const dealerFinderModel = z.object({
  id: text(),
  title: text(),
  titleType: choice(['h2', 'h1', 'h3'], 'h2'),
  /** Where the form leads: the page that it stands on. */
  action: text(),
  /** What stands for this list in the browser's address field; a position is not in it. */
  address: link(),
  /** The same place without filters. */
  clear: link(),
  /** The country whose dealers go first, ISO 3166-1, upper case. */
  home: text(),
  /** What was typed. */
  place: text(),
  near: z.preprocess((value) => value || undefined, placeModel.optional()),
  /** What else the words may mean. */
  others: listOf(placeModel),
  /** Why there is no place. */
  placeProblem: z.preprocess(
    (value) => value || undefined,
    z.enum(['several', 'postcode', 'unknown', 'far']).optional(),
  ),
  /** The parameter of the address that asks what cannot be. */
  refused: text(),
  /** Nobody is within the radius; the list goes on beyond it. */
  isBeyond: flag(),
  isSingle: flag(),
  radius: z.number().optional(),
  filters: z
    .object({
      services: listOf(option),
      lines: listOf(option),
      isOpen: flag(),
      unit: choice(['km', 'mi'], 'km'),
      radii: listOf(z.object({ value: z.number(), selected: flag() })),
    })
    .prefault({}),
  groups: listOf(
    z.object({
      title: text(),
      kind: choice(['near', 'region', 'border', 'single'], 'region'),
      dealers: listOf(dealerModel),
    }),
  ),
  total: count(),
  countries: listOf(z.object({ country: z.string(), count: count(), isShown: flag(), link: link() })),
  map: z.preprocess((value) => value || undefined, mapModel.optional()),
});

export type DealerFinderModel = z.output<typeof dealerFinderModel>;
export type DealerModel = z.output<typeof dealerModel>;
export type PlaceModel = z.output<typeof placeModel>;
