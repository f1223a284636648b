import { syntheticProducts, SYNTHETIC_SCHEMA } from './products';
import { checkDocument } from '../check-document';

const products = [...syntheticProducts(2000)];

it('generates the same products for the same seed, and others for another', () => {
  expect([...syntheticProducts(50)]).toEqual(products.slice(0, 50));
  expect([...syntheticProducts(50, 1)]).not.toEqual(products.slice(0, 50));
});

it('generates products that an index accepts', () => {
  for (const product of products) expect(() => checkDocument(product, SYNTHETIC_SCHEMA)).not.toThrow();
});

it('never generates more air than the power allows at the pressure', () => {
  for (const { figures } of products) {
    const { motorPower, maxPressure, freeAirDelivery } = figures as Record<string, number>;
    // No machine can need less work than isothermal compression.
    const least = (101.3 * (freeAirDelivery! / 60_000) * Math.log(maxPressure! + 1)) as number;
    expect(least).toBeLessThan(motorPower!);
    expect(least).toBeGreaterThan(motorPower! * 0.3);
  }
});
