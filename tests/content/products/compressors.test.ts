import { text, type Node } from '../content-tree';
import { compressors, familyOf, has, number, versionsOf } from './products';

/** A machine as it is ordered: a product, or a version completed with the properties of its product. */
const machines = compressors.flatMap(([, master]) => versionsOf(master));
const of = (machine: Node, name: string) => number(machine, name) ?? NaN;
const skusWhere = (isWrong: (machine: Node) => boolean, among = machines) =>
  among.filter(isWrong).map((machine) => text(machine, 'sku'));
const within = (value: number, least: number, most: number) => value >= least && value <= most;

const isPiston = (machine: Node) => /^(mobile|stationary)\//.test(familyOf(machine));
const isBooster = (machine: Node) => familyOf(machine) === 'stationary/booster';
const isScrew = (machine: Node) => familyOf(machine).startsWith('screw/');
const isPetrol = (machine: Node) => has(machine, 'petrol');
const electric = machines.filter((machine) => !isPetrol(machine));

/** Work of adiabatic compression in kW, for a cubic metre of free air a minute (air as an ideal gas, κ = 1.4). */
function idealPower(machine: Node): number {
  const stages = has(machine, 'two-stage') ? 2 : 1;
  const ratio = (of(machine, 'maxPressure') + 1) / ((number(machine, 'inletPressure') ?? 0) + 1);
  return stages * 3.5 * (100 / 60) * (ratio ** (0.2857 / stages) - 1);
}
const specificPower = (machine: Node) => of(machine, 'motorPower') / (of(machine, 'freeAirDelivery') / 1000);
const efficiency = (machine: Node) => idealPower(machine) / specificPower(machine);

test('states every figure that a buyer compares', () => {
  const always = ['motorPower', 'freeAirDelivery', 'maxPressure', 'soundPressureLevel', 'dutyCycle'];
  const size = ['weight', 'length', 'width', 'height'];
  const supply = ['voltage', 'phases', 'frequency', 'ratedCurrent'];
  const missing = machines.flatMap((machine) =>
    [...always, ...size, ...(isPetrol(machine) ? [] : supply)]
      .filter((name) => !(of(machine, name) > 0))
      .map((name) => `${text(machine, 'sku')} ${name}`),
  );
  expect(missing).toEqual([]);
  expect(skusWhere((machine) => !/^(G\s[\d⅛¼⅜½¾]|DN\s\d)/.test(text(machine, 'connection')))).toEqual([]);
});

test('states less delivery than displacement, by the losses of the type (ISO 1217)', () => {
  const pistons = machines.filter((machine) => number(machine, 'displacement') !== undefined);
  expect(pistons.length).toBeGreaterThan(60);
  const share = (machine: Node) => of(machine, 'freeAirDelivery') / of(machine, 'displacement');
  const wrong = skusWhere(
    (machine) =>
      has(machine, 'two-stage')
        ? !within(share(machine), 0.75, 0.82)
        : has(machine, 'direct-driven')
          ? !within(share(machine), 0.58, 0.7)
          : !within(share(machine), 0.65, 0.75),
    pistons,
  );
  expect(wrong).toEqual([]);
});

test('states at least the power of adiabatic compression, and no more than the losses of the type add', () => {
  const band = (machine: Node): [number, number] => {
    if (isPetrol(machine)) return [0.3, 0.5];
    if (isScrew(machine)) return [0.72, 0.88];
    if (has(machine, 'oil-free')) return [0.4, 0.62];
    return [0.45, 0.72];
  };
  expect(skusWhere((machine) => !within(efficiency(machine), ...band(machine)))).toEqual([]);
});

test('states more power for oil-free machines, and more for variable than for fixed speed', () => {
  const mean = (among: Node[]) => among.reduce((sum, each) => sum + efficiency(each), 0) / among.length;
  const inFamily = (family: string) => machines.filter((machine) => familyOf(machine) === family);
  expect(mean(inFamily('mobile/oil-free'))).toBeLessThan(mean(inFamily('mobile/belt-driven')));
  const [fixed, variable] = ['screw/fixed-speed', 'screw/variable-speed'].map((family) =>
    inFamily(family).filter((machine) => of(machine, 'motorPower') >= 15),
  );
  expect(mean(variable!)).toBeLessThan(mean(fixed!));
});

test('runs every machine on a standard voltage (IEC 60038; 110 V is the site supply of BS 7671)', () => {
  const wrong = skusWhere((machine) => {
    const [power, voltage, phases] = ['motorPower', 'voltage', 'phases'].map((name) => of(machine, name));
    if (of(machine, 'frequency') !== 50) return true;
    if (voltage === 400) return phases !== 3;
    if (voltage === 110) return phases !== 1 || power! > 1.5;
    return voltage !== 230 || phases !== 1 || power! > 2.2;
  }, electric);
  expect(wrong).toEqual([]);
});

test('states the current that the motor needs at its voltage', () => {
  const wrong = skusWhere((machine) => {
    const volts = of(machine, 'voltage') * (of(machine, 'phases') === 3 ? Math.sqrt(3) : 1);
    // motor efficiency times power factor
    const share = (of(machine, 'motorPower') * 1000) / (volts * of(machine, 'ratedCurrent'));
    return !within(
      share,
      of(machine, 'phases') === 1 ? 0.62 : 0.7,
      has(machine, 'variable-speed') ? 0.92 : 0.87,
    );
  }, electric);
  expect(wrong).toEqual([]);
});

test('states the duty cycle that the type allows', () => {
  const most: Record<string, number> = { mobile: 70, stationary: 80, screw: 100 };
  const wrong = skusWhere((machine) => {
    const duty = of(machine, 'dutyCycle');
    return isScrew(machine) ? duty !== 100 : !within(duty, 50, most[familyOf(machine).split('/')[0]!]!);
  });
  expect(wrong).toEqual([]);
});

test('states a range of delivery for variable speed only', () => {
  const wrong = skusWhere((machine) => {
    const least = number(machine, 'minFreeAirDelivery');
    if (!has(machine, 'variable-speed')) return least !== undefined;
    return !within((least ?? NaN) / of(machine, 'freeAirDelivery'), 0.2, 0.4);
  });
  expect(wrong).toEqual([]);
});

test('fills the tank from empty in seconds to minutes, not in hours', () => {
  const tanked = machines.filter((machine) => number(machine, 'tankVolume') !== undefined);
  expect(tanked.length).toBeGreaterThan(70);
  const minutes = (machine: Node) =>
    (of(machine, 'tankVolume') * of(machine, 'maxPressure')) / of(machine, 'freeAirDelivery');
  expect(skusWhere((machine) => !within(minutes(machine), 0.4, 13), tanked)).toEqual([]);
  const litres = (machine: Node) =>
    (of(machine, 'length') * of(machine, 'width') * of(machine, 'height')) / 1e6;
  expect(skusWhere((machine) => litres(machine) < of(machine, 'tankVolume') * 1.2, tanked)).toEqual([]);
  expect(skusWhere((machine) => !has(machine, 'on-tank'), tanked)).toEqual([]);
});

test('calls a machine quiet if, and only if, it is', () => {
  expect(skusWhere((machine) => has(machine, 'silent') !== of(machine, 'soundPressureLevel') <= 70)).toEqual(
    [],
  );
  expect(machines.filter((machine) => has(machine, 'silent')).length).toBeGreaterThan(20);
});

test('states less delivery for a version with higher pressure', () => {
  const wrong = compressors.filter(([, master]) => {
    const byPressure = versionsOf(master).sort((a, b) => of(a, 'maxPressure') - of(b, 'maxPressure'));
    return byPressure.some(
      (version, index) =>
        index > 0 &&
        of(version, 'maxPressure') > of(byPressure[index - 1]!, 'maxPressure') &&
        of(version, 'freeAirDelivery') >= of(byPressure[index - 1]!, 'freeAirDelivery'),
    );
  });
  expect(wrong.map(([at]) => at)).toEqual([]);
});

/** Machines of the same construction: the same family and features, apart from features that follow from a figure. */
function constructions(): Node[][] {
  const groups = new Map<string, Node[]>();
  for (const [, master] of compressors) {
    const features = Array.isArray(master.features) ? master.features : [];
    const build = features.filter((id) => !/\/(silent|belt-driven|direct-driven)$/.test(id)).join();
    const key = isScrew(master) ? `${familyOf(master)} ${build}` : `${familyOf(master)} ${features.join()}`;
    groups.set(key, [...(groups.get(key) ?? []), master]);
  }
  return [...groups.values()];
}

test('states more weight for more power, with the same construction and at least as large a tank', () => {
  const wrong = constructions().flatMap((group) =>
    group.flatMap((one) =>
      group
        .filter(
          (other) =>
            of(other, 'motorPower') > of(one, 'motorPower') &&
            (number(other, 'tankVolume') ?? 0) >= (number(one, 'tankVolume') ?? 0) &&
            of(other, 'weight') <= of(one, 'weight'),
        )
        .map((other) => `${text(other, 'sku')} weighs no more than ${text(one, 'sku')}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('never states less noise for more power if the construction is the same (ISO 2151)', () => {
  const wrong = constructions().flatMap((group) =>
    group.flatMap((one) =>
      group
        .filter(
          (other) =>
            of(other, 'motorPower') > of(one, 'motorPower') &&
            of(other, 'soundPressureLevel') < of(one, 'soundPressureLevel'),
        )
        .map((other) => `${text(other, 'sku')} is quieter than ${text(one, 'sku')}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('states less noise with a hood than without, at the same power', () => {
  const noise = (family: string, power: number) =>
    machines
      .filter((machine) => familyOf(machine) === family && of(machine, 'motorPower') === power)
      .map((machine) => of(machine, 'soundPressureLevel'));
  for (const power of [0.55, 0.75, 1.1, 1.5, 2.2]) {
    expect(Math.max(...noise('mobile/silent', power))).toBeLessThan(
      Math.min(...noise('mobile/oil-free', power)),
    );
  }
});

test('states 3 dB more noise for two pumps than for one of them', () => {
  const level = (family: string, power: number) =>
    of(
      machines.find((each) => familyOf(each) === family && of(each, 'motorPower') === power)!,
      'soundPressureLevel',
    );
  for (const power of [4, 7.5]) {
    expect(level('stationary/tandem', 2 * power) - level('stationary/two-stage', power)).toBe(3);
  }
});

test('applies the directive that the tank requires: simple vessels up to 10,000 bar·l (2014/29/EU), else pressure equipment', () => {
  const wrong = skusWhere((machine) => {
    const product = of(machine, 'tankVolume') * of(machine, 'maxPressure');
    const certificates = Array.isArray(machine.certificates) ? machine.certificates : [];
    const simple = certificates.includes('ventora:certificate/2014-29-eu');
    const equipment = certificates.includes('ventora:certificate/2014-68-eu');
    if (isBooster(machine)) return !equipment;
    return Number.isNaN(product)
      ? !(simple || equipment)
      : product <= 10_000
        ? !simple && !equipment
        : !equipment;
  });
  expect(wrong).toEqual([]);
  expect(machines.filter(isPiston).length).toBeGreaterThan(60);
});
