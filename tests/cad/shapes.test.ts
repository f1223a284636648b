import { boundsOf } from '../../model-json/features/catalogue/cad/shapes/bounds';
import type { Point } from '../../model-json/features/catalogue/cad/shapes/Shape';
import { allShapes, type KnownShape } from './all-shapes';

let shapes: KnownShape[];
beforeAll(async () => {
  shapes = await allShapes();
}, 60_000);

const measured = () =>
  shapes.filter(({ facts: { length, width, height } }) =>
    [length, width, height].every((figure) => figure !== undefined),
  );

test('every machine, dryer, filter, tank and fitting has a shape', () => {
  const families = new Set(shapes.map(({ facts: { family } }) => family.split('/')[0]));
  expect([...families].sort()).toEqual([
    'air-net',
    'condensate',
    'dryers',
    'filters',
    'mobile',
    'screw',
    'service-units',
    'stationary',
    'tanks',
  ]);
  expect(shapes.length).toBeGreaterThan(220);
});

test('a shape takes exactly the space that the data sheet says, standing on the floor', () => {
  const off = measured().filter(({ facts, shape }) => {
    const { from, to } = boundsOf(shape.parts);
    const { length = 0, width = 0, height = 0 } = facts;
    const wanted: Point[] = [
      [-length / 2, -width / 2, 0],
      [length / 2, width / 2, height],
    ];
    return [from, to].some((point, end) =>
      point.some((value, axis) => Math.abs(value - (wanted[end]?.[axis] ?? NaN)) > 0.01),
    );
  });
  expect(off.map(({ facts }) => facts.sku)).toEqual([]);
});

test('connections and feet are within this space', () => {
  const outside = measured().filter(({ shape: { size, connections, feet } }) => {
    const [length, width, height] = size;
    const isIn = ([x, y, z]: Point) =>
      Math.abs(x) <= length / 2 + 1 && Math.abs(y) <= width / 2 + 1 && z >= -1 && z <= height + 1;
    return (
      !connections.every(({ at }) => isIn(at)) ||
      (feet !== undefined && (feet.length > length || feet.width > width))
    );
  });
  expect(outside.map(({ facts }) => facts.sku)).toEqual([]);
});
