import { boundsOf, middleOf, sizeOf } from '../../cad/shapes/bounds';
import type { Bar, Block, Part, Point, Shape, Solid } from '../../cad/shapes/Shape';
import { movedArt } from '../art/draw-art';
import { circle, prism, rod } from '../art/make';
import type { PartKind } from '../library/parts';
import { artOfParts, headArt } from './machine';
import type { Asked, Scene } from './Scene';
import { stackAbove } from './stack';

/** What stands between cylinder and head, from below. */
const STACK: readonly PartKind[] = [
  'rod-seal',
  'piston-cup',
  'piston-rings',
  'cylinder-sleeve',
  'reed-valve',
  'copper-ring',
  'valve-plate',
  'pressure-valve',
  'head-gasket',
];

/** A piston compressor with one of its heads lifted, seen from the side of the belt if it has one. */
export function pistonScene(drawn: Shape, asked: readonly Asked[]): Scene | undefined {
  const isBelted = drawn.parts.some(({ name }) => name === 'guard');
  const parts = isBelted ? drawn.parts.map(turnedRound) : drawn.parts;
  const pump = parts.find(({ name, solids }) => name === 'pump' && solids.length > 0);
  if (!pump) return undefined;
  const top = boundsOf([pump]).to[2];
  const isHead = (solid: Solid): solid is Block => solid.type === 'block' && solid.to[2] > top - 1;
  const heads = pump.solids.filter(isHead);
  // The nearest head is lifted: nothing stands before it.
  const head = heads.toSorted((one, two) => two.to[0] - one.to[0])[0];
  if (!head) return undefined;
  const all = boundsOf(parts);
  const [length, width] = sizeOf(all);
  const unit = Math.max((head.to[0] - head.from[0]) * 1.15, length * 0.15, width * 0.2);
  const base = middleOf(head);
  const { places, top: lifted } = stackAbove([base[0], base[1], head.from[2]], asked, unit, STACK);
  const rise = Object.keys(places).length > 0 ? lifted - head.from[2] : 0;
  const rest: Part[] = parts
    .filter(({ name }) => name !== 'connections')
    .map((part) =>
      part === pump ? { ...part, solids: part.solids.filter((each) => !isHead(each) && !isRib(each)) } : part,
    );
  const wheels = parts.find(({ name }) => name === 'guard');
  const belt = wheels && beltOf(wheels, unit);
  return {
    machine: [
      ...artOfParts(rest, ['guard']),
      ...headArt(head).map((art) => movedArt(art, [0, 0, rise])),
      ...heads.filter((each) => each !== head).flatMap((each) => headArt(each, [0.3, 0.65])),
      ...(belt?.machine ?? []),
    ],
    unit,
    places: {
      ...places,
      ...besides(parts, head, unit),
      ...belt?.places,
    },
  };
}

/** Ribs of a cylinder are lines on it in this drawing. */
const isRib = (solid: Solid): boolean =>
  solid.type === 'cylinder' && solid.towards[2] > 0.5 && solid.length < solid.diameter * 0.35;

/** Turned by half a turn around the upright axis. */
const turnedRound = ({ name, solids }: Part): Part => ({
  name,
  solids: solids.map((solid): Solid => {
    const cuts = solid.cuts ? { cuts: turnedRound({ name, solids: solid.cuts }).solids } : {};
    if (solid.type === 'block')
      return {
        ...solid,
        from: [-solid.to[0], -solid.to[1], solid.from[2]],
        to: [-solid.from[0], -solid.from[1], solid.to[2]],
        ...cuts,
      };
    const back = ([x, y, z]: Point): Point => [-x, -y, z];
    return { ...solid, from: back(solid.from), towards: back(solid.towards), ...cuts };
  }),
});

/** Flywheel and pulley in place, the belt before them, the guard before the belt. */
function beltOf({ solids }: Part, unit: number): Pick<Scene, 'machine' | 'places'> {
  const [wheel, pulley] = solids.filter((solid): solid is Bar => solid.type === 'cylinder');
  if (!wheel || !pulley) return { machine: [], places: {} };
  const [wx, wy, z] = wheel.from;
  const [px] = pulley.from;
  const [big, small] = [wheel.diameter * 0.43, pulley.diameter * 0.36];
  const back = Math.max(wy, wy + wheel.towards[1] * wheel.length);
  const thick = wheel.length * 0.7;
  const spokes = Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 5 + 0.3;
    return circle(big * 0.24, [big * 0.52 * Math.cos(angle), big * 0.52 * Math.sin(angle)], 20);
  });
  return {
    machine: [
      prism('y', circle(big, [0, 0], 48), 0, thick, { at: [wx, back - thick, z], holes: spokes }),
      rod('y', 0, thick * 1.2, big * 0.16, { at: [wx, back - thick * 1.2, z], hole: big * 0.07 }),
      rod('y', 0, thick, small, { at: [px, back - thick, z], hole: small * 0.4 }),
    ],
    places: {
      'v-belt': { at: [(wx + px) / 2, back - thick, z], by: [0, -unit * 1.9, 0], axis: 'y' },
      'belt-gauge': { at: [px, back - thick, z + small], by: [0, -unit * 1.7, 0], axis: 'y' },
    },
  };
}

/** Filter, oil, drain plug and valves around pump, engine and tank. */
function besides(parts: readonly Part[], head: Block, unit: number): Scene['places'] {
  const boundsBy = (name: Part['name']) => {
    const own = parts.filter((part) => part.name === name && part.solids.length > 0);
    return own.length > 0 ? boundsOf(own) : undefined;
  };
  const [pump, motor] = [boundsBy('pump'), boundsBy('motor')];
  // Without a tank, the valve is where the frame's pipe begins.
  const tank = boundsBy('tank') ?? boundsBy('frame');
  if (!pump) return {};
  const y = (pump.from[1] + pump.to[1]) / 2;
  const right: Point = [pump.to[0], y, pump.from[2] + unit * 0.5];
  const drain: Point = [
    pump.to[0],
    pump.from[1] + (pump.to[1] - pump.from[1]) * 0.2,
    pump.from[2] + unit * 0.2,
  ];
  return {
    'air-filter': {
      at: [head.to[0], (head.from[1] + head.to[1]) / 2, (head.from[2] + head.to[2]) / 2 - unit * 0.5],
      by: [unit * 1.7, 0, 0],
      axis: 'x',
    },
    'oil-bottle': { at: right, by: [unit * 2.7, 0, 0], axis: 'z' },
    'sealing-ring': { at: drain, by: [unit * 1.3, 0, 0], axis: 'x' },
    ...(tank && {
      'non-return-valve': {
        at: [
          tank.from[0] + (tank.to[0] - tank.from[0]) * 0.78,
          tank.from[1] * 0.9,
          (tank.from[2] + tank.to[2]) / 2,
        ],
        by: [0, -unit * 1.7, 0],
        axis: 'y' as const,
      },
    }),
    ...(motor && {
      'spark-plug': {
        at: [(motor.from[0] + motor.to[0]) / 2, motor.from[1], motor.to[2] - unit * 0.3],
        by: [0, -unit * 1.6, 0],
        axis: 'y' as const,
      },
      'engine-air-filter': {
        at: [(motor.from[0] + motor.to[0]) / 2, (motor.from[1] + motor.to[1]) / 2, motor.to[2]],
        by: [0, 0, unit * 0.9],
        axis: 'z' as const,
      },
      'engine-oil': {
        at: [motor.from[0] + unit * 0.5, motor.from[1], motor.from[2] + unit * 0.3],
        by: [0, -unit * 2.2, 0],
        axis: 'z' as const,
      },
    }),
  };
}
