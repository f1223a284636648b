import { below, languages, nodes, text, words, type Node } from '../content-tree';
import { compressors, familyOf, has, list, number, plain, products, versionsOf } from './products';

const BELT = '/content/dam/ventora/products/v-8070';
const GUIDE = '/business-partner-area/do-it-yourself-guides/change-a-v-belt';

const belts = versionsOf(products.get(BELT) ?? {});
const of = (belt: Node, name: string) => number(belt, name) ?? NaN;
/** `A 1180 · M 22 B, M 50`: the marking, and the machines it drives. */
const partsOf = (belt: Node) => {
  const [marking = '', machines = ''] = plain(text(belt, 'name')).split(' · ');
  return { marking, machines: machines.split(', ') };
};
const machineNamed = (name: string) =>
  compressors.find(([, machine]) => plain(text(machine, 'name')) === name)?.[1];

test('marks a belt with its section and length (ISO 4184), and states the weight of its rubber', () => {
  const sections: Record<string, [width: number, height: number]> = { A: [13, 8], B: [17, 11] };
  expect(belts.length).toBeGreaterThan(5);
  for (const belt of belts) {
    const [section = '', length] = partsOf(belt).marking.split(' ');
    const [width, height] = sections[section]!;
    expect([of(belt, 'width'), of(belt, 'height'), of(belt, 'length')]).toEqual([
      width,
      height,
      Number(length),
    ]);
    // A trapezium with 20° flanks; rubber and cord weigh 1.28 g/cm³.
    const area = (width - height * Math.tan(Math.PI / 9)) * height;
    expect(of(belt, 'weight')).toBeCloseTo((area * of(belt, 'length') * 1.28) / 1e6, 1);
  }
});

test('names for each belt the machines it fits, which list it as a spare part', () => {
  const wrong = belts
    .flatMap((belt) => partsOf(belt).machines)
    .filter((name) => {
      const machine = machineNamed(name);
      return !machine || !has(machine, 'belt-driven') || !list(machine, 'spareParts').includes(BELT);
    });
  expect(wrong).toEqual([]);
});

test('sells a belt for every belt-driven machine of the M and S series, and for a tandem the belt of each pump', () => {
  const named = new Set(belts.flatMap((belt) => partsOf(belt).machines));
  const driven = compressors
    .map(([, machine]) => machine)
    .filter((machine) => has(machine, 'belt-driven') && /^[MS] /.test(plain(text(machine, 'name'))));
  expect(driven.filter((machine) => !list(machine, 'spareParts').includes(BELT))).toEqual([]);
  const single = driven.filter((machine) => familyOf(machine) !== 'stationary/tandem');
  expect(single.map((machine) => plain(text(machine, 'name'))).filter((name) => !named.has(name))).toEqual(
    [],
  );
});

test.each(Object.entries(languages))(
  '%s: offers the belt in the belt-changing guide, and names each machine that it covers',
  (_, root) => {
    const parts = [...below('', nodes.get(root + GUIDE)!)].map(([, node]) => node);
    const shown = parts.flatMap((node) => list(node, 'selection'));
    expect(shown).toContain(BELT);
    const lead = plain(words(parts.map((node) => text(node, 'text')).join(' ')));
    for (const machine of ['M 50', 'M 100 Twin', 'S 270']) {
      expect(lead).toContain(machine);
      expect(belts.some((belt) => partsOf(belt).machines.includes(machine))).toBe(true);
    }
  },
);
