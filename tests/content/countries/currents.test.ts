import { text, type Node } from '../content-tree';
import { compressors, familyOf, has, number, versionsIn, versionsOf } from '../products/products';

/* The current that machines draw. Consumers add up, so a dryer or a second motor always draws more. */

const of = (machine: Node, name: string) => number(machine, name) ?? NaN;
const machines = compressors
  .flatMap(([, master]) => versionsOf(master))
  .filter((machine) => number(machine, 'ratedCurrent') !== undefined);
const dryers = versionsIn('dryers/refrigeration').toSorted((a, b) => of(a, 'ratedFlow') - of(b, 'ratedFlow'));

const hasDryer = (machine: Node) => number(machine, 'pressureDewPoint') !== undefined;
const phasesOf = (machine: Node) => (of(machine, 'phases') === 3 ? Math.sqrt(3) : 1);
/** Machines on the same supply: the same mains, and both with an inverter or both without. */
const supplyOf = (machine: Node) =>
  [of(machine, 'voltage'), of(machine, 'phases'), has(machine, 'variable-speed')].join();

/** Pairs in which the first machine wrongly draws more or less than the second. */
const pairsWhere = (isWrong: (one: Node, other: Node) => boolean) =>
  machines.flatMap((one) =>
    machines
      .filter((other) => supplyOf(one) === supplyOf(other) && isWrong(one, other))
      .map((other) => `${text(one, 'sku')} ${text(other, 'sku')}`),
  );

test('states a higher current for more motor power on the same mains', () => {
  expect(machines.length).toBeGreaterThan(100);
  const wrong = pairsWhere(
    (one, other) =>
      of(one, 'motorPower') > of(other, 'motorPower') && of(one, 'ratedCurrent') <= of(other, 'ratedCurrent'),
  );
  expect(wrong).toEqual([]);
});

test('states the same current for a screw compressor with and without a tank', () => {
  const screws = (family: string) => machines.filter((machine) => familyOf(machine) === family);
  const wrong = screws('screw/on-tank').filter((onTank) =>
    screws('screw/fixed-speed').some(
      (bare) =>
        of(bare, 'motorPower') === of(onTank, 'motorPower') &&
        of(bare, 'ratedCurrent') !== of(onTank, 'ratedCurrent'),
    ),
  );
  expect(wrong.map((machine) => text(machine, 'sku'))).toEqual([]);
});

test('adds the current of its dryer to that of a screw compressor', () => {
  const dried = compressors
    .map(([, master]) => master)
    .filter((machine) => hasDryer(machine) && familyOf(machine).startsWith('screw/'));
  expect(dried.length).toBeGreaterThanOrEqual(10);
  for (const machine of dried) {
    const bare = machines.find(
      (other) =>
        familyOf(other).startsWith('screw/') &&
        !hasDryer(other) &&
        of(other, 'motorPower') === of(machine, 'motorPower') &&
        supplyOf(other) === supplyOf(machine),
    )!;
    const dryer = dryers.find((each) => of(each, 'ratedFlow') >= of(machine, 'freeAirDelivery'))!;
    const taken =
      (of(dryer, 'voltage') * phasesOf(dryer) * of(dryer, 'ratedCurrent')) /
      (of(machine, 'voltage') * phasesOf(machine));
    const more = of(machine, 'ratedCurrent') - of(bare, 'ratedCurrent');
    expect([text(machine, 'sku'), Math.abs(more - taken) <= 0.06]).toEqual([text(machine, 'sku'), true]);
  }
});

test('states a higher current for a small machine with a dryer than without', () => {
  const [dry, plain] = ['V-1551-00', 'V-1550-00'].map((sku) =>
    machines.find((machine) => text(machine, 'sku') === sku)!,
  );
  expect(of(dry!, 'ratedCurrent')).toBeGreaterThan(of(plain!, 'ratedCurrent'));
});

test('states twice the current of one motor for two motors on one tank', () => {
  const tandems = machines.filter((machine) => familyOf(machine) === 'stationary/tandem');
  for (const tandem of tandems) {
    const one = machines.filter(
      (machine) =>
        supplyOf(machine) === supplyOf(tandem) && of(machine, 'motorPower') === of(tandem, 'motorPower') / 2,
    );
    expect(one.map((machine) => 2 * of(machine, 'ratedCurrent'))).toContain(of(tandem, 'ratedCurrent'));
  }
});

test('recommends a fuse that carries the rated current', () => {
  const fused = machines.flatMap((machine) => {
    const note = text(machine, 'note').replace(/\u00a0/g, ' ');
    const fuse = /fuse (\d+) A|, (\d+) A, slow/.exec(note);
    const isMeant = note.includes(`${of(machine, 'voltage')} V`);
    return fuse && isMeant ? [{ machine, fuse: Number(fuse[1] ?? fuse[2]) }] : [];
  });
  expect(fused.length).toBeGreaterThan(60);
  const wrong = fused.filter(({ machine, fuse }) => of(machine, 'ratedCurrent') > fuse);
  expect(wrong.map(({ machine }) => text(machine, 'sku'))).toEqual([]);
});
