import { ContentTree } from '../../../../core/exporter/content-package/content-tree';
import { product as fragment } from '../../exporter/testing/fragments';
import { readProduct, type Product } from '../Product';
import { sizesBeside } from './sizes-beside';

const FAMILY = 'ventora:family/screw/fixed-speed';

/** A machine with a delivery, and what it is equipped with. */
function machine(freeAirDelivery: number, features: readonly string[] = [], more: object = {}): Product {
  const master = { family: FAMILY, freeAirDelivery, features: features.map((id) => `ventora:feature/${id}`) };
  const tree = ContentTree.of({});
  tree.mount('/machine', fragment({ ...master, ...more }));
  return readProduct(tree.get('/machine')!, () => undefined);
}
const range = [1000, 1050, 1500, 1550, 2200].map((delivery) => machine(delivery));

it('names the next of a family in either direction, and those as large as that', () => {
  const named = (own: Product) => range.map(sizesBeside(own, range).sizeOf);
  expect(named(range[2]!)).toEqual(['smaller', 'smaller', undefined, undefined, 'larger']);
  expect(named(range[0]!)).toEqual([undefined, undefined, 'larger', 'larger', undefined]);
});

it('finds one of each size, and only one at the end of a range', () => {
  expect(sizesBeside(range[2]!, range).nearest).toEqual([range[1], range[4]]);
  expect(sizesBeside(range[4]!, range).nearest).toEqual([range[3]]);
});

it('passes over what has other equipment', () => {
  const [plain, dried, larger] = [machine(700), machine(850, ['with-dryer']), machine(1000)];
  const family = [plain, dried, larger];
  expect(sizesBeside(plain, family).nearest).toEqual([larger]);
  expect(sizesBeside(dried, family).nearest).toEqual([]);
});

it('prefers what is built most like it, and then the nearest in pressure and tank', () => {
  const tank = { tankVolume: 500, maxPressure: 10 };
  const own = machine(300, ['upright'], tank);
  const lying = machine(500, [], tank);
  const small = machine(500, ['upright'], { ...tank, tankVolume: 270 });
  const high = machine(500, ['upright'], { ...tank, maxPressure: 15 });
  const alike = machine(510, ['upright'], tank);
  expect(sizesBeside(own, [lying, small, high, alike]).nearest).toEqual([alike]);
});

it('takes what has the same motor for the same size, however much less it delivers at more pressure', () => {
  const [small, low, high] = [124, 168, 152].map((delivery) =>
    machine(delivery, [], { motorPower: delivery === 124 ? 1.1 : 1.5 }),
  );
  const family = [small!, low!, high!];
  expect(sizesBeside(low!, family).nearest).toEqual([small]);
  expect([low!, high!].map(sizesBeside(small!, family).sizeOf)).toEqual(['larger', 'larger']);
});

it('names none of another family, and none where nothing is a size', () => {
  const other = machine(2200, [], { family: 'ventora:family/screw/variable-speed' });
  expect(sizesBeside(range[2]!, [...range, other]).sizeOf(other)).toBeUndefined();
  const [tool, stronger] = [200, 400].map((torque) =>
    machine(1500, [], { torque, family: 'ventora:family/air-tools/impact' }),
  );
  expect(sizesBeside(tool!, [tool!, stronger!]).nearest).toEqual([]);
});
