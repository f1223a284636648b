import { z } from 'zod';
import { choice, count, flag, href, link, listOf, text } from '../../../../../shared/models/schema';

const option = z.object({ value: z.string(), title: z.string(), count: count(), selected: flag() });

/** A place that the input may mean; `link` leads to its dealers. */
const placeModel = z.object({
  name: z.string(),
  region: text(),
  /** ISO 3166-1, upper case. */
  country: z.string(),
  isAbroad: flag(),
  postcode: text(),
  /** Only the beginning of the postcode is known: the place represents the area. */
  isArea: flag(),
  /** A spelling correction: the input matched no name exactly. */
  isCorrected: flag(),
  /** The place nearest to the visitor. */
  isPosition: flag(),
  link: link(),
});

/** Whether the dealer was open when the page was made, and when that changes, in the dealer's time zone. */
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
  /** `TX`, `ON`: in countries whose addresses include it. */
  state: text(),
  region: text(),
  country: z.string(),
  isAbroad: flag(),
  /** Degrees, WGS 84. */
  latitude: count(),
  longitude: count(),
  /** Straight-line distance from the searched place. */
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
  /** The same in schema.org's format. */
  openingHours: listOf(z.string()),
  holidays: text(),
  services: listOf(z.string()),
  lines: listOf(z.string()),
  languages: listOf(z.string()),
  link: link(),
  mapLink: link(),
});

const spot = z.object({ x: z.number(), y: z.number() });

/** A map in its own pixel coordinates; paths are SVG's. */
const mapModel = z.object({
  width: z.number(),
  height: z.number(),
  home: text(),
  land: text(),
  towns: listOf(spot.extend({ name: z.string() })),
  /** All dealers in the list, visible on the map or not. */
  total: count(),
  pins: listOf(spot.extend({ number: z.number(), id: z.string() })),
  /** Dealers too close together to show separately: the first one's id, and their position. */
  clusters: listOf(spot.extend({ numbers: z.array(z.number()), id: z.string(), link: link() })),
  here: spot.optional(),
  nearer: link(),
  further: link(),
  north: link(),
  east: link(),
  south: link(),
  west: link(),
  /** Latitude and longitude of the top left and bottom right corners. */
  corners: listOf(z.number()),
});

export const dealerFinderModel = z.object({
  id: text(),
  title: text(),
  titleType: choice(['h2', 'h1', 'h3'], 'h2'),
  /** Why dealers cannot be searched for. */
  note: text(),
  /** The form's action: the page that it is on. */
  action: text(),
  /** This list's address for the browser's address bar, without the visitor's position. */
  address: link(),
  /** The same place without filters. */
  clear: link(),
  /** The country whose dealers are listed first, ISO 3166-1, upper case. */
  home: text(),
  /** The typed place. */
  place: text(),
  near: z.preprocess((value) => value || undefined, placeModel.optional()),
  /** Other places that the input may mean. */
  others: listOf(placeModel),
  /** Why no place was found. */
  placeProblem: z.preprocess(
    (value) => value || undefined,
    z.enum(['several', 'postcode', 'unknown', 'far']).optional(),
  ),
  /** The invalid parameter of the address. */
  refused: text(),
  /** No dealer is within the radius, so the list extends beyond it. */
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
export type MapModel = NonNullable<DealerFinderModel['map']>;
export type DealerModel = z.output<typeof dealerModel>;
export type PlaceModel = z.output<typeof placeModel>;
