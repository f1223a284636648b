import type { Repository } from '../../../model-json/core/repository/Repository';
import type { Resource } from '../../../model-json/core/repository/Resource';
import { openSiteContent } from '../../../model-json/sites/ventora/site-content';
import { sumsIn } from '../products/sums';

let site: Repository;
beforeAll(async () => {
  site = await openSiteContent();
});
afterAll(() => site.close());

const guideOf = (country: string) =>
  `/content/ventora/${country}/business-partner-area/do-it-yourself-guides/connect-an-extension-cable/jcr:content`;

function* textsBelow({ properties, children }: Resource): Generator<string> {
  for (const value of Object.values(properties)) {
    if (typeof value === 'string') yield value;
    else if (Array.isArray(value)) yield* value.map(String);
  }
  for (const child of children.values()) yield* textsBelow(child);
}

/** Circular mils of the gauges in the table's columns: ASTM B258, NEC chapter 9, table 8. */
const CIRCULAR_MILS = [4110, 6530, 10_380];
/** Copper at 75 °C by NEC chapter 9, table 8: 1.98 Ω per 1,000 ft of 12 AWG. In Ω·cmil/ft. */
const RESISTIVITY = 12.9;
const METRES_IN_FOOT = 0.3048;

/** Feet of cord whose two wires together lose at most three per cent. */
const longest = (volts: number, amps: number, circularMils: number) =>
  (0.03 * volts * circularMils) / (2 * RESISTIVITY * amps);

const cellOf = (feet: number, inMetres: boolean) =>
  inMetres ? `${Math.floor(feet)} (${Math.floor(feet * METRES_IN_FOOT)})` : `${Math.floor(feet)}`;

const plain = (text: string) => text.replace(/\s/gu, ' ');

describe.each([
  ['us/en', 'en', 'NEC', 'ft'],
  ['us/es', 'es', 'NEC', 'pies'],
  ['ca/en', 'en', 'Canadian Electrical Code', 'ft (m)'],
  ['ca/fr', 'fr', 'Code canadien de l’électricité', 'pi (m)'],
])('the guide to extension cords in %s', (country, language, code, unit) => {
  const texts = () => [...textsBelow(site.get(guideOf(country))!)];

  test('uses the gauges, volts and breakers of the country', () => {
    const all = plain(texts().join('\n'));
    expect(all).toContain(code);
    expect(all).toMatch(/\b14, 12 (?:or|ou|o) 10 AWG\b/);
    expect(all).not.toMatch(/mm²|230 V|30 mA|1[.,]5 /);
  });

  test('states the longest cord of each gauge for 240 V and 120 V', () => {
    const table = site.get(`${guideOf(country)}/root/main/article/body/figures/table`)!;
    const columns = [...table.children.get('columns')!.children.values()];
    expect(columns.map(({ properties }) => plain(String(properties.title))).slice(2)).toEqual(
      [14, 12, 10].map((gauge) => `${gauge} AWG, ${unit}`),
    );
    const rows = [...table.children.get('rows')!.children.values()].map(({ properties }) =>
      (properties.cells as string[]).map(plain),
    );
    expect(rows).toHaveLength(5);
    for (const [machine = '', current = '', ...lengths] of rows) {
      const volts = Number(/(\d+) V$/.exec(machine)?.[1]);
      const amps = Number(current.replace(',', '.'));
      const expected = CIRCULAR_MILS.map((mils) => cellOf(longest(volts, amps, mils), unit.includes('m')));
      expect([machine, ...lengths]).toEqual([machine, ...expected]);
    }
  });

  test('calculates correctly', () => {
    const sums = texts().flatMap((text) => sumsIn(text, language));
    expect(sums.length).toBeGreaterThanOrEqual(4);
    expect(sums.filter(({ left, right, tolerance }) => !(Math.abs(left - right) <= tolerance))).toEqual([]);
  });
});
