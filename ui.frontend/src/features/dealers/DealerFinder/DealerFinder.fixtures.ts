import type { z } from 'zod';
import type { dealerFinderModel, dealerModel } from './DealerFinder.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

type Input = z.input<typeof dealerFinderModel>;
type DealerInput = z.input<typeof dealerModel>;

const page = `${CONTENT_ROOT}/gb/en/business-partner-area/dealer-finder.html`;
const to = (query: string) => ({ valid: true, url: `${page}${query}#dealers` });
const workday: [string, string][] = [['07:30', '17:30']];
const saturday: [string, string][] = [['08:00', '12:00']];

const leeds = {
  id: 'pennine-compressed-air',
  number: 1,
  name: 'Pennine Compressed Air',
  street: '41 Hunslet Dock Street',
  postcode: 'LS10 1JW',
  town: 'Leeds',
  region: 'North of England',
  country: 'GB',
  latitude: 53.7935,
  longitude: -1.5401,
  telephone: '0113 496 0305',
  telephoneNumber: '+441134960305',
  email: 'info@pennine-compressed-air.example',
  website: 'https://www.pennine-compressed-air.example/',
  timeZone: 'Europe/London',
  hours: [workday, workday, workday, workday, workday, saturday, []],
  openingHours: ['Mo-Fr 07:30-17:30', 'Sa 08:00-12:00'],
  holidays: 'Closed on bank holidays and from 24 December to 1 January.',
  services: ['Sales', 'Maintenance and repair', 'Hire'],
  lines: ['Mobile compressors', 'Screw compressors'],
  languages: ['en'],
  link: { valid: true, url: `${page}#pennine-compressed-air` },
  mapLink: to('?dealer=pennine-compressed-air'),
};

const manchester = {
  ...leeds,
  id: 'salford-air-tool',
  number: 2,
  name: 'Salford Air & Tool',
  street: '7 Ordsall Sidings',
  postcode: 'M5 4WT',
  town: 'Salford',
  latitude: 53.4837,
  longitude: -2.2941,
  telephone: '0161 496 0287',
  telephoneNumber: '+441614960287',
  website: undefined,
  services: ['Sales', 'Maintenance and repair'],
};

const open = { isOpen: true, time: '17:30', inDays: 0, weekday: 0, minutes: 210 };
const closed = { isOpen: false, time: '08:00', inDays: 2, weekday: 0, minutes: 2400 };

const filters = {
  services: [
    { value: 'sales', title: 'Sales', count: 13, selected: false },
    { value: 'hire', title: 'Hire', count: 7, selected: false },
  ],
  lines: [{ value: 'screw', title: 'Screw compressors', count: 12, selected: false }],
  unit: 'mi' as const,
  radii: [25, 50, 100, 250].map((value) => ({ value, selected: false })),
};

const map = {
  width: 720,
  height: 600,
  home: 'M80 20l240 60 40 220 180 120-60 150-380 10-60-240z',
  land: 'M0 300l40 80-40 90z',
  towns: [{ name: 'London', x: 420, y: 500 }],
  pins: [
    { number: 1, id: leeds.id, x: 300, y: 220 },
    { number: 2, id: manchester.id, x: 250, y: 260 },
  ],
  total: 5,
  clusters: [
    { numbers: [3, 4, 5], id: leeds.id, x: 470, y: 470, link: to('?place=Leeds&zoom=2&centre=51.5,-0.1') },
  ],
  here: { x: 296, y: 216 },
  nearer: to('?place=Leeds&zoom=1'),
  further: to('?place=Leeds&zoom=-1'),
  north: to('?place=Leeds&centre=54.1,-1.5'),
  east: to('?place=Leeds&centre=53.8,-0.5'),
  south: to('?place=Leeds&centre=53.5,-1.5'),
  west: to('?place=Leeds&centre=53.8,-2.5'),
  corners: [55, -4, 52, 0],
};

const place = {
  name: 'Leeds',
  country: 'GB',
  isAbroad: false,
  link: to('?place=Leeds%2C+GB'),
};

const finder = {
  id: 'dealers',
  action: `${page}#dealers`,
  address: to(''),
  clear: to(''),
  home: 'GB',
  filters,
  countries: [
    { country: 'DE', count: 13, isShown: false, link: to('?country=de') },
    { country: 'GB', count: 13, isShown: true, link: to('') },
  ],
} satisfies Input;

const listed = (...dealers: DealerInput[]) => ({ kind: 'region', title: 'North of England', dealers });
const near = (...dealers: DealerInput[]) => ({ kind: 'near', dealers });

const found = {
  ...finder,
  place: 'Leeds',
  near: place,
  groups: [
    near({ ...leeds, kilometres: 0.8, status: open }, { ...manchester, kilometres: 58.4, status: closed }),
  ],
  total: 2,
  map,
} satisfies Input;

export const fixtures = {
  default: { ...finder, groups: [listed(leeds, manchester)], total: 2, map: { ...map, here: undefined } },
  'near a place': found,
  'narrowed down': {
    ...found,
    radius: 50,
    filters: {
      ...filters,
      isOpen: true,
      services: filters.services.map((each) => ({ ...each, selected: true })),
    },
  },
  'none within the radius': { ...found, radius: 25, isBeyond: true },
  'nothing found': {
    ...finder,
    place: 'Leeds',
    near: place,
    total: 0,
    map: '',
    groups: '',
  },
  'several places of the name': {
    ...finder,
    place: 'Newport',
    placeProblem: 'several',
    others: [
      { ...place, name: 'Newport', link: to('?place=Newport%2C+GB') },
      {
        ...place,
        name: 'Newport',
        region: 'Isle of Wight',
        link: to('?place=Newport%2C+Isle+of+Wight%2C+GB'),
      },
      {
        ...place,
        name: 'Newport',
        region: 'RI',
        country: 'US',
        isAbroad: true,
        link: to('?place=Newport%2C+RI%2C+US'),
      },
    ],
    groups: [listed(leeds)],
    total: 1,
  },
  'a slip of the fingers': { ...found, place: 'Leads', near: { ...place, isCorrected: true } },
  'a postcode by its area': {
    ...found,
    place: 'LS1 4AP',
    near: { ...place, postcode: 'LS1 4AP', isArea: true },
  },
  'the place of the visitor': { ...found, place: undefined, near: { ...place, isPosition: true } },
  'unknown place': {
    ...finder,
    place: 'Xyzzyville',
    placeProblem: 'unknown',
    groups: [listed(leeds)],
    total: 1,
  },
  'unknown postcode': {
    ...finder,
    place: '8152',
    placeProblem: 'postcode',
    groups: [listed(leeds)],
    total: 1,
  },
  'impossible address': { ...finder, refused: 'radius', groups: [listed(leeds)], total: 1 },
  'one dealer': { ...finder, isSingle: true, groups: [{ kind: 'single', dealers: [leeds] }], total: 1 },
  'across the border': {
    ...finder,
    groups: [listed(leeds), { kind: 'border', dealers: [{ ...manchester, country: 'FR', isAbroad: true }] }],
    total: 2,
  },
  'without a map': { ...found, map: undefined },
  'hostile place': { ...finder, place: '"><script>x()</script>', placeProblem: 'unknown' },
  'long German words': {
    ...finder,
    groups: [
      listed({
        ...leeds,
        name: 'Druckluftaufbereitungskomponentenfachgroßhandelsgesellschaft Schwäbisch Gmünd',
      }),
    ],
    total: 1,
  },
  'right to left': {
    ...finder,
    groups: [listed({ ...leeds, name: 'ضواغط الهواء', street: 'شارع المصنع ١٢', town: 'ليدز' })],
    total: 1,
  },
  empty: { id: 'dealers' },
} satisfies Record<string, Input>;
