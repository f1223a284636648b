import type { Block, Point, Shape } from '../../cad/shapes/Shape';
import type { Art } from '../art/Art';
import { box, prism, rectangle, rod, tube, turned } from '../art/make';
import { artOfParts } from './machine';
import type { Asked, Scene } from './Scene';
import { stackAbove } from './stack';

const WALL = 14;

/**
 * A screw compressor without doors, roof and right wall: motor and air end on the frame, separator vessel in front of them, cooler
 * at the back. Where things are inside is the arrangement of the series, to scale with the cabinet.
 */
export function screwScene({ parts, connections }: Shape, asked: readonly Asked[]): Scene | undefined {
  const [first, ...others] = parts.find(({ name }) => name === 'cabinet')?.solids ?? [];
  if (first?.type !== 'block') return undefined;
  const unit =
    Math.min(first.to[2] - first.from[2], first.to[0] - first.from[0], first.to[1] - first.from[1]) * 0.24;
  const inside = placesIn(first);
  const intake = connections.find(({ name }) => name === 'cooling-air-inlet')?.at;
  const machine = [
    ...artOfParts(parts, ['cabinet', 'panel', 'grille', 'connections']),
    ...artOfParts([{ name: 'cabinet', solids: others }]),
    ...walls(first),
    ...contents(first),
  ];
  const { vessel, airEnd, motor } = inside;
  const stack = stackAbove([vessel.x, vessel.y, vessel.top], asked, unit, [
    'separator-element',
    'o-rings',
    'minimum-pressure-valve',
  ]);
  const out = (far: number): Point => [0, -far, 0];
  const depth = first.to[1] - first.from[1];
  const mat = intake ?? [first.from[0], 0, (first.from[2] + first.to[2]) / 2];
  return {
    machine,
    unit,
    places: {
      ...stack.places,
      'oil-filter': { at: [airEnd.x, airEnd.front, airEnd.z], by: out(depth * 0.42 + unit), axis: 'y' },
      'air-filter': { at: [motor.x, motor.front, inside.shelf], by: out(depth * 0.42 + unit), axis: 'y' },
      'inlet-mat': { at: [first.from[0], mat[1], mat[2]], by: [-unit * 2.2, 0, 0], axis: 'x' },
      'oil-can': {
        at: [vessel.x + vessel.radius, vessel.y, first.from[2] + unit * 0.8],
        by: [unit * 1.9, 0, 0],
        axis: 'z',
      },
      'belt-gauge': {
        at: [(motor.x + airEnd.x) / 2, motor.front, motor.z],
        by: out(depth * 0.42 + unit * 1.6),
        axis: 'y',
      },
      'coupling-spider': {
        at: [motor.end, motor.y - motor.radius, motor.z],
        by: out(depth * 0.42 + unit),
        axis: 'y',
      },
    },
  };
}

/** Where the big things are in a cabinet. */
function placesIn({ from, to }: Block) {
  const [length, width, height] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const radius = Math.min(height * 0.17, length * 0.17, width * 0.2);
  const z = from[2] + radius * 1.25;
  const y = to[1] - width * 0.36;
  const motorEnd = from[0] + length * 0.5;
  return {
    motor: { x: from[0] + length * 0.3, end: motorEnd, y, z, radius, front: y - radius },
    airEnd: { x: from[0] + length * 0.62, y, z: z + radius * 0.2, front: y - radius * 0.9 },
    vessel: {
      x: to[0] - length * 0.16,
      y: from[1] + width * 0.3,
      radius: Math.min(length * 0.13, width * 0.16),
      top: from[2] + height * 0.56,
    },
    shelf: from[2] + height * 0.6,
  };
}

/** Floor, back and left wall, with the opening for cooling air. */
function walls({ from, to }: Block): Art[] {
  const [length, width, height] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const slats = Array.from({ length: 7 }, (_, index) => {
    const z = from[2] + height * (0.3 + index * 0.05);
    return [[from[1] + width * 0.25, z] as const, [to[1] - width * 0.25, z] as const];
  });
  return [
    { ...box(length, width, WALL), at: [from[0] + length / 2, from[1] + width / 2, from[2]] },
    {
      ...prism('y', rectangle(length, height), 0, WALL, {}),
      at: [from[0] + length / 2, to[1] - WALL, from[2] + height / 2],
    },
    {
      type: 'prism',
      axis: 'x',
      at: [from[0], 0, 0],
      thickness: WALL,
      outline: [
        [from[1], from[2]],
        [to[1], from[2]],
        [to[1], to[2]],
        [from[1], to[2]],
      ],
      lines: slats,
    },
  ];
}

/** Motor, air end, separator vessel with its lid, cooler and fan, control box. */
function contents(cabinet: Block): Art[] {
  const { from, to } = cabinet;
  const [length, width, height] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const { motor, airEnd, vessel, shelf } = placesIn(cabinet);
  const r = motor.radius;
  const half = length * 0.19;
  const motorArt: Art[] = [
    turned(
      'x',
      [
        [-half, r * 0.7],
        [-half * 0.86, r],
        [half * 0.86, r],
        [half * 0.86, r * 1.08],
        [half, r * 1.08],
      ],
      {
        at: [motor.x, motor.y, motor.z],
        pleats: { from: -half * 0.8, to: half * 0.8, radius: r, count: 34 },
      },
    ),
    box(half * 0.9, r * 0.9, r * 0.5, { at: [motor.x - half * 0.1, motor.y - r * 0.1, motor.z + r * 0.9] }),
    box(half * 1.5, r * 1.3, r * 0.3, { at: [motor.x, motor.y, from[2] + WALL] }),
  ];
  const airEndArt: Art[] = [
    rod('x', motor.end - length * 0.01, motor.end + length * 0.05, r * 0.5, { at: [0, airEnd.y, motor.z] }),
    ...[
      box(length * 0.16, r * 1.5, r * 1.9, {
        at: [airEnd.x, airEnd.y, from[2] + WALL + r * 0.3],
        round: r * 0.25,
      }),
      rod('z', 0, r * 0.9, r * 0.5, { at: [airEnd.x, airEnd.y, from[2] + WALL + r * 2.2] }),
      rod('y', -r * 1.1, -r * 0.7, r * 0.36, { at: [airEnd.x, airEnd.y, airEnd.z], hole: r * 0.12 }),
    ],
  ];
  const high = vessel.top - from[2] - WALL;
  const vesselArt: Art[] = [
    turned(
      'z',
      [
        [0, vessel.radius * 0.7],
        [high * 0.1, vessel.radius],
        [high * 0.88, vessel.radius],
        [high * 0.88, vessel.radius * 1.2],
        [high, vessel.radius * 1.2],
      ],
      {
        at: [vessel.x, vessel.y, from[2] + WALL],
        hole: vessel.radius * 0.9,
        seams: [
          [high * 0.2, vessel.radius],
          [high * 0.8, vessel.radius],
          [high * 0.94, vessel.radius * 1.2],
        ],
      },
    ),
    rod('x', vessel.radius * 0.9, vessel.radius * 1.15, vessel.radius * 0.2, {
      at: [vessel.x, vessel.y, from[2] + height * 0.2],
    }),
  ];
  const core = length * 0.46;
  const fins = Array.from({ length: 17 }, (_, index) => {
    const x = (index - 8) * core * 0.054;
    return [[x, -height * 0.11] as const, [x, height * 0.11] as const];
  });
  const cooler: Art[] = [
    {
      ...prism('y', rectangle(core, height * 0.26), 0, width * 0.1, { lines: fins }),
      at: [from[0] + length * 0.34, to[1] - width * 0.16, to[2] - height * 0.17],
    },
    tube(
      [
        [from[0] + length * 0.57, to[1] - width * 0.1, to[2] - height * 0.24],
        [from[0] + length * 0.68, to[1] - width * 0.1, to[2] - height * 0.24],
        [from[0] + length * 0.68, to[1] - width * 0.1, vessel.top - height * 0.16],
        [vessel.x, to[1] - width * 0.1, vessel.top - height * 0.16],
        [vessel.x, vessel.y, vessel.top - height * 0.16],
      ],
      Math.max(10, r * 0.16),
    ),
  ];
  const filterHead: Art[] = [
    tube(
      [
        [airEnd.x, airEnd.y, from[2] + WALL + r * 3.05],
        [airEnd.x, airEnd.y, shelf],
        [motor.x, airEnd.y, shelf],
      ],
      r * 0.36,
    ),
    rod('y', -r * 0.6, r * 0.1, r * 0.55, { at: [motor.x, motor.front + r * 0.5, shelf], hole: r * 0.3 }),
  ];
  return [...motorArt, ...airEndArt, ...vesselArt, ...cooler, ...filterHead];
}
