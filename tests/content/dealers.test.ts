import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext } from '../../model-json/core/exporter/create-context';
import { exportResource } from '../../model-json/core/exporter/export-resource';
import type { Model } from '../../model-json/core/exporter/Exporter';
import { isDealer, readDealer, type Dealer } from '../../model-json/features/dealers/exporter/Dealer';
import { siteExporters } from '../../model-json/sites/ventora/exporters';
import { kilometresBetween } from '../../model-json/features/geography/distance';
import { foldName } from '../../model-json/features/geography/fold-name';
import { gazetteer } from '../../model-json/features/geography/Gazetteer';
import type { Repository } from '../../model-json/core/repository/Repository';
import type { Resource } from '../../model-json/core/repository/Resource';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';

const COUNTRIES = ['CA', 'CH', 'DE', 'ES', 'FR', 'GB', 'US'];
/** The greatest distance of a dealer from the centre of its town, in km. */
const TOWN_KM = 25;

let content: Repository;
let dealers: Dealer[];

beforeAll(async () => {
  content = await openSiteContent();
  const below = (node: Resource): Resource[] =>
    isDealer(node) ? [node] : [...node.children.values()].flatMap(below);
  dealers = below(content.get('/content/dam/ventora/dealers')!).map(readDealer);
});
afterAll(() => content.close());

/** The finder of a site as visitors see it. */
function finder(site: string, asked: Readonly<Record<string, string>> = {}): Model {
  const page = content.get(`/content/ventora/${site}/business-partner-area/dealer-finder`)!;
  const resource = content.get(`${page.path}/jcr:content/root/main/dealers/finder`)!;
  return exportResource(
    resource,
    createContext({
      tree: content,
      currentPage: page,
      registry: siteExporters,
      requestParameters: { now: '2026-11-23T10:00:00Z', ...asked },
    }),
  )!;
}

const groupsOf = (model: Model) =>
  model.groups as {
    kind: string;
    title?: string;
    dealers: { id: string; country: string; kilometres?: number }[];
  }[];
const ids = (model: Model) => groupsOf(model).flatMap((group) => group.dealers.map(({ id }) => id));

describe('dealers', () => {
  test('has at least sixty different dealers, some in each of the seven countries', () => {
    expect(dealers.length).toBeGreaterThanOrEqual(60);
    for (const country of COUNTRIES) {
      expect(dealers.filter((dealer) => dealer.country === country).length).toBeGreaterThanOrEqual(7);
    }
    expect(new Set(dealers.map(({ slug }) => slug)).size).toBe(dealers.length);
    expect(new Set(dealers.map(({ telephoneNumber }) => telephoneNumber)).size).toBe(dealers.length);
  });

  test('places every dealer in the town of its address', () => {
    const astray = dealers.filter(({ town, country, point }) => {
      const places = gazetteer().named(foldName(town));
      return !places.some(
        (place) => place.country === country && kilometresBetween(place.point, point) <= TOWN_KM,
      );
    });
    expect(astray.map(({ slug }) => slug)).toEqual([]);
  });

  test('gives each dealer a valid telephone, e-mail and opening hours, and none that exists', () => {
    const dial: Record<string, string> = {
      GB: '44',
      DE: '49',
      FR: '33',
      ES: '34',
      CA: '1',
      US: '1',
      CH: '41',
    };
    for (const { slug, country, telephone, telephoneNumber, email, website, week } of dealers) {
      const digits = telephone.replace(/\D/g, '').replace(country === 'ES' ? '' : /^0/, '');
      expect([slug, telephoneNumber]).toEqual([slug, `+${dial[country]}${digits}`]);
      expect(email).toMatch(/\.example$/);
      if (website) expect(website).toMatch(/^https:\/\/[a-z0-9.-]+\.example\/$/);
      expect(week.some((spans) => spans.length > 0)).toBe(true);
    }
  });

  test('lists only services and lines with a name in every language', () => {
    const tags = JSON.parse(
      readFileSync(
        path.resolve(__dirname, '../../model-json/sites/ventora/content/content/cq%3atags.json'),
        'utf8',
      ),
    ) as Record<string, Record<string, Record<string, object>>>;
    for (const { services, lines } of dealers) {
      for (const service of services) {
        expect(tags.ventora!['dealer-service']![service]).toEqual(
          expect.objectContaining({
            'jcr:title': expect.any(String) as string,
            'jcr:title.de': expect.any(String) as string,
            'jcr:title.fr': expect.any(String) as string,
            'jcr:title.es': expect.any(String) as string,
          }),
        );
      }
      for (const line of lines) expect(tags.ventora!.family![line]).toBeDefined();
    }
  });
});

describe('every site', () => {
  test.each([
    ['gb/en', 'GB'],
    ['us/en', 'US'],
    ['us/es', 'US'],
    ['ca/en', 'CA'],
    ['ca/fr', 'CA'],
    ['ch/de', 'CH'],
    ['ch/fr', 'CH'],
    ['de/de', 'DE'],
    ['fr/fr', 'FR'],
    ['es/es', 'ES'],
  ])('%s lists the dealers of its own country, then neighbours', (site, country) => {
    const groups = groupsOf(finder(site));
    const own = groups.filter(({ kind }) => kind === 'region').flatMap((group) => group.dealers);
    const beyond = groups.filter(({ kind }) => kind === 'border').flatMap((group) => group.dealers);
    expect(own.length).toBe(dealers.filter((dealer) => dealer.country === country).length);
    expect(own.every((dealer) => dealer.country === country)).toBe(true);
    expect(beyond.every((dealer) => dealer.country !== country)).toBe(true);
    expect(groups.at(-1)!.kind).toBe(beyond.length > 0 ? 'border' : 'region');
  });

  test('includes dealers across the border that are close to its towns', () => {
    expect(ids(finder('ch/de'))).toEqual(expect.arrayContaining(['breisgau-druckluft']));
    expect(ids(finder('us/en'))).toEqual(expect.arrayContaining(['windsor-air-tool']));
    expect(ids(finder('de/de'))).toEqual(
      expect.arrayContaining(['rheinknie-druckluft', 'rhin-air-comprime']),
    );
  });
});

describe('the finder', () => {
  test('lists the nearest dealer first', () => {
    const [near] = groupsOf(finder('gb/en', { place: 'Leeds' }));
    const distances = near!.dealers.map(({ kilometres }) => kilometres!);
    expect(near!.dealers[0]!.id).toBe('pennine-compressed-air');
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  test('filters by services, lines, opening hours and miles', () => {
    const hire = finder('gb/en', { place: 'Leeds', service: 'hire', line: 'screw', radius: '50' });
    expect(ids(hire)).toEqual(['pennine-compressed-air']);
    const night = finder('us/en', { open: 'now', now: '2026-11-24T07:30:00Z' });
    expect(ids(night)).toEqual(['bayou-air-systems']);
  });

  test('searches beyond an empty radius, and says so', () => {
    const model = finder('gb/en', { place: 'Penzance', radius: '25' });
    expect(model.isBeyond).toBe(true);
    expect(ids(model)).toHaveLength(3);
  });

  test('shows a single dealer in any country', () => {
    const model = finder('gb/en', { dealer: 'isar-druckluft' });
    expect(ids(model)).toEqual(['isar-druckluft']);
  });

  test('keeps the visitor’s position out of addresses', () => {
    const model = finder('gb/en', { position: '51.46,-0.98' });
    expect(model.near).toMatchObject({ name: 'Reading', isPosition: true });
    expect(JSON.stringify(model)).not.toContain('51.46,');
    expect((model.address as { url: string }).url).toContain('place=Reading');
  });

  test.each([
    ['radius', '7'],
    ['service', 'espresso'],
    ['open', 'later'],
    ['zoom', '99'],
    ['dealer', 'nobody'],
    ['country', 'xx'],
    ['position', '91,0'],
  ])('ignores an invalid parameter, reports it and shows the rest: %s=%s', (parameter, value) => {
    const model = finder('gb/en', { [parameter]: value });
    expect(model.refused).toBe(parameter);
    expect(model.total).toBeGreaterThan(10);
  });
});
