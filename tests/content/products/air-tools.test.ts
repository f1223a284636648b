import { text, type Node } from '../content-tree';
import { familyOf, has, list, number, products } from './products';

const tools = [...products.values()].filter((master) => familyOf(master).startsWith('air-tools/'));
const inFamily = (family: string) => tools.filter((tool) => familyOf(tool) === `air-tools/${family}`);
const of = (tool: Node, name: string) => number(tool, name) ?? NaN;
const skusWhere = (isWrong: (tool: Node) => boolean, among = tools) =>
  among.filter(isWrong).map((tool) => text(tool, 'sku'));

test('states the air consumption, pressure and thread of every air tool', () => {
  expect(tools.length).toBeGreaterThan(60);
  expect(skusWhere((tool) => !(of(tool, 'airConsumption') > 0 && of(tool, 'weight') > 0))).toEqual([]);
  expect(
    skusWhere((tool) => !(of(tool, 'workingPressure') > 0 && of(tool, 'workingPressure') <= 10)),
  ).toEqual([]);
  expect(skusWhere((tool) => !/^G\s[⅛¼⅜½]$/.test(text(tool, 'connection')))).toEqual([]);
});

test('states the torque of impact wrenches and ratchets, the strongest of which need more air', () => {
  for (const family of ['impact', 'ratchets']) {
    const byTorque = inFamily(family).sort((a, b) => of(a, 'torque') - of(b, 'torque'));
    expect(skusWhere((tool) => !(of(tool, 'torque') > 0), byTorque)).toEqual([]);
    expect(of(byTorque.at(-1)!, 'airConsumption')).toBeGreaterThan(of(byTorque[0]!, 'airConsumption'));
  }
});

test('states the vibration that ISO 28927 measures for the type of tool, and calls it low below 2.5 m/s²', () => {
  const turning = ['impact', 'ratchets', 'drills', 'grinding', 'sanding'].flatMap(inFamily);
  expect(skusWhere((tool) => !(of(tool, 'vibration') > 0), turning)).toEqual([]);
  expect(
    skusWhere((tool) => !list(tool, 'certificates').includes('ventora:certificate/iso-28927'), turning),
  ).toEqual([]);
  expect(skusWhere((tool) => has(tool, 'low-vibration') !== of(tool, 'vibration') < 2.5)).toEqual([]);
});

test('keeps grinding wheels below the 80 m/s that they withstand (EN 12413)', () => {
  const wheels = inFamily('grinding').filter((tool) => number(tool, 'outerDiameter') !== undefined);
  expect(wheels.length).toBeGreaterThanOrEqual(4);
  const rimSpeed = (tool: Node) => (Math.PI * of(tool, 'outerDiameter') * of(tool, 'speed')) / 60_000;
  expect(skusWhere((tool) => rimSpeed(tool) > 80, wheels)).toEqual([]);
});

test('passes no more air through the nozzle of a blow gun than sonic flow allows', () => {
  const nozzles = inFamily('blowing').filter((tool) => number(tool, 'nozzleDiameter') !== undefined);
  expect(nozzles.length).toBeGreaterThanOrEqual(5);
  const sonic = (tool: Node) => {
    const area = (Math.PI / 4) * of(tool, 'nozzleDiameter') ** 2;
    return 0.2 * area * (of(tool, 'workingPressure') + 1) * 60;
  };
  expect(skusWhere((tool) => of(tool, 'airConsumption') > sonic(tool), nozzles)).toEqual([]);
});
