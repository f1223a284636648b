import { number, products, variation } from './products';
import { text } from '../content-tree';

/** Efficiency of IE3 motors, four poles, 50 Hz, by rated power in kW: IEC 60034-30-1, table 8. */
const EFFICIENCIES: Readonly<Record<number, number>> = {
  7.5: 0.904,
  11: 0.914,
  15: 0.921,
  18.5: 0.926,
  22: 0.93,
  30: 0.936,
  37: 0.939,
  45: 0.942,
  55: 0.946,
  75: 0.95,
  90: 0.952,
  110: 0.954,
  132: 0.956,
  160: 0.958,
};
/** The fan of an R 30 takes 0.8 kW; others take the same share of their motor. */
const FAN = 0.8 / 30;

/**
 * Specific power as the article on energy defines it: all that the package takes from the mains, in kW for each m³/min.
 */
const packagePower = (motor: number, delivery: number): number =>
  (motor / EFFICIENCIES[motor]! + motor * FAN) / (delivery / 1000);

const SPECIFIC = /([\d.,]+)[\u00a0 ]kW\/\(m³\/min\)/;

const stated = ['master', 'de', 'fr', 'es'].flatMap((language) =>
  [...products].flatMap(([at, master]) => {
    const description = text(variation(at, language), 'description');
    const found = SPECIFIC.exec(description)?.[1];
    return found ? [{ at, language, description, master, value: Number(found.replace(',', '.')) }] : [];
  }),
);

test('agrees with the article that an R 30 takes 7.0 kW for each m³/min', () => {
  expect(packagePower(30, 4700).toFixed(1)).toBe('7.0');
});

test('states the power of the whole screw compressor package, not of the motor alone, in every language', () => {
  expect(stated).toHaveLength(13 * 4);
  const wrong = stated.filter(
    ({ master, value }) =>
      value !==
      Number(packagePower(number(master, 'motorPower')!, number(master, 'freeAirDelivery')!).toFixed(1)),
  );
  expect(wrong).toEqual([]);
});

test('says that the power is that of the package, and does not include a dryer', () => {
  const PACKAGE = /the package|das ganze Paket|l’ensemble|el conjunto/;
  const WITHOUT = /without dryer takes|ohne Trockner \d|sécheur à part, prend|sin secador toma/;
  expect(stated.filter(({ description }) => !PACKAGE.test(description))).toEqual([]);
  expect(
    stated.filter(
      ({ master, description }) => text(master, 'name').endsWith(' T') !== WITHOUT.test(description),
    ),
  ).toEqual([]);
});
