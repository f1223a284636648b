import { boundsOf } from '../../model-json/features/catalogue/cad/shapes/bounds';
import type { Point, Shape } from '../../model-json/features/catalogue/cad/shapes/Shape';
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

test('each connection is where the facts say, on the face that it leads out of, and something is drawn there', () => {
  const faults = measured().flatMap(({ facts, shape }) => {
    const { length = 0, width = 0 } = facts;
    const drawn = shape.connections.map(({ name, thread = '–', at: [x, y, z] }) =>
      [name, thread, x + length / 2, y + width / 2, z].join(' | '),
    );
    const stated = facts.connections.map(({ role, thread, x, y, z }) => [role, thread, x, y, z].join(' | '));
    const bare = shape.connections.filter(
      ({ name, at, towards }) => !name.startsWith('cooling-air') && !hasPort(shape, at, towards),
    );
    return drawn.join() === stated.join() && bare.length === 0 ? [] : [facts.sku];
  });
  expect(faults).toEqual([]);
});

test('what is no fact has no place: fittings state no connections, so none are listed', () => {
  const fitting = shapes.find(({ facts: { family } }) => family === 'air-net/fittings')!;
  expect(fitting.shape.connections).toEqual([]);
});

const hasPort = ({ parts }: Shape, at: Point, towards: Point): boolean =>
  parts
    .filter(({ name }) => name === 'connections')
    .flatMap(({ solids }) => solids)
    .some(
      (solid) =>
        solid.type !== 'block' &&
        at.every((value, axis) => {
          const end = solid.from[axis]! + solid.towards[axis]! * solid.length;
          return Math.abs(value - end) < 0.01 && solid.towards[axis] === towards[axis];
        }),
    );
