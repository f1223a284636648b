import type { Product } from '../../products/Product';
import { sizesBeside } from './sizes-beside';

const FAMILY = 'mysite:family/screw/fixed-speed';
const product = (delivery: number, family = FAMILY) =>
  ({ family, figures: [{ name: 'freeAirDelivery', value: delivery, unit: 'l/min' }] }) as unknown as Product;
const range = [1000, 1050, 1500, 1550, 2200].map((delivery) => product(delivery));

it('names the next of a family in either direction, and those as large as that', () => {
  const sizeOf = sizesBeside(product(1500), range);
  expect(range.map(sizeOf)).toEqual(['smaller', 'smaller', undefined, undefined, 'larger']);
  expect(range.map(sizesBeside(product(1000), range))).toEqual([
    undefined,
    undefined,
    'larger',
    'larger',
    undefined,
  ]);
});

it('names none of another family, and none where nothing is a size', () => {
  expect(
    sizesBeside(product(1500), range)(product(2200, 'mysite:family/screw/variable-speed')),
  ).toBeUndefined();
  const tool = product(1500, 'mysite:family/air-tools/impact');
  expect(sizesBeside(tool, [tool])(tool)).toBeUndefined();
});
