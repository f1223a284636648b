import type { FlatOutline, FlatPoint, Standing } from './Elevation';
import { filled, rectangle, ring } from './front-view';

/* What options change about a machine's look. Where the parts of an option are on it is a picture, no fact. */

const DARK = '#2b3138';
const GLASS = '#cfe2f5';
const METAL = '#8a929b';

/** The hood takes 300 mm more on each side (V-8510-00): doors in front, a fan on the roof. */
const HOOD = 300;

/** A machine inside its hood. */
export function hooded(machine: Standing, colour: string): Standing {
  const [length, height] = [machine.length + 2 * HOOD, machine.height + HOOD];
  const [middle, foot] = [length / 2, 60];
  const door = (from: number, to: number): FlatOutline[] => [
    filled(rectangle([from, foot + 60], [to, height - 60]), DARK),
    filled(rectangle([from + 8, foot + 68], [to - 8, height - 68]), colour),
    filled(rectangle([from + 90, height * 0.58], [to - 90, height * 0.84]), GLASS),
    ...[0, 1, 2, 3].map((index) =>
      filled(
        rectangle([from + 90, height * 0.2 + index * 50], [to - 90, height * 0.2 + index * 50 + 18]),
        DARK,
      ),
    ),
  ];
  return {
    length,
    height: height + 90,
    inlet: undefined,
    outlet: machine.outlet && [length, machine.outlet[1]],
    outlines: [
      filled(rectangle([80, 0], [200, foot]), DARK),
      filled(rectangle([length - 200, 0], [length - 80, foot]), DARK),
      filled(rectangle([middle - 220, height], [middle + 220, height + 90]), DARK),
      filled(rectangle([0, foot], [length, height]), colour),
      ...door(50, middle - 10),
      ...door(middle + 10, length - 50),
    ],
  };
}

/** A duct that leads warm air from the roof. */
export function ducted(machine: Standing): Standing {
  const [from, to] = [machine.length * 0.25, machine.length * 0.75];
  const [low, high] = [machine.height, machine.height + 700];
  return {
    ...machine,
    height: high,
    outlines: [
      ...machine.outlines,
      filled(rectangle([from, low], [to, high]), '#b9c0c7'),
      ...[0.25, 0.5, 0.75].map((share) =>
        filled(rectangle([from - 12, low + 700 * share], [to + 12, low + 700 * share + 18]), METAL),
      ),
      filled(arrow([(from + to) / 2, low + 260], 180), '#c2410c'),
    ],
  };
}

const arrow = ([x, z]: FlatPoint, size: number): FlatPoint[] => [
  [x - size / 6, z],
  [x + size / 6, z],
  [x + size / 6, z + size / 2],
  [x + size / 2.4, z + size / 2],
  [x, z + size],
  [x - size / 2.4, z + size / 2],
  [x - size / 6, z + size / 2],
];

/** Two water pipes at the side away from the air: cold in, warm out. */
export function piped(machine: Standing): Standing {
  const pipe = (z: number, colour: string): FlatOutline[] => [
    filled(rectangle([-320, z], [40, z + 44]), colour),
    filled(ring([-320, z + 22], 40), METAL),
  ];
  return shifted(
    {
      ...machine,
      outlines: [...pipe(260, '#2563a8'), ...pipe(400, '#c2410c'), ...machine.outlines],
    },
    360,
  );
}

/** A heated base: the cold package. */
export function heated(machine: Standing): Standing {
  const waves = 12;
  const [from, to] = [machine.length * 0.12, machine.length * 0.88];
  const points = Array.from({ length: waves * 2 + 1 }, (_, index): FlatPoint => [
    from + ((to - from) * index) / (waves * 2),
    index % 2 === 0 ? 130 : 210,
  ]);
  return {
    ...machine,
    outlines: [...machine.outlines, { points, fill: 'none', line: { colour: '#f59e0b', width: 22 } }],
  };
}

/** A box on the wall beside the machine: what connects it to others. */
export function connected(machine: Standing, isLarge: boolean): Standing {
  const [width, height] = isLarge ? [420, 560] : [220, 280];
  const z = 1250;
  const box: FlatOutline[] = [
    {
      points: [
        [width / 2, z],
        [width / 2, 700],
        [width + 260, 700],
      ],
      fill: 'none',
      line: { colour: DARK, width: 18 },
    },
    filled(rectangle([0, z], [width, z + height]), '#c3c9cf'),
    filled(rectangle([width * 0.15, z + height * 0.55], [width * 0.85, z + height * 0.88]), DARK),
    filled(rectangle([width * 0.22, z + height * 0.62], [width * 0.78, z + height * 0.81]), '#7dd3a8'),
    filled(rectangle([width * 0.15, z + height * 0.2], [width * 0.4, z + height * 0.32]), '#f2b705'),
  ];
  const moved = shifted(machine, width + 180);
  return { ...moved, height: Math.max(moved.height, z + height), outlines: [...box, ...moved.outlines] };
}

/** A carton on the floor: the service kit. */
export const carton = (): Standing => ({
  length: 420,
  height: 300,
  inlet: undefined,
  outlet: undefined,
  outlines: [
    filled(rectangle([0, 0], [420, 300]), '#c89b62'),
    filled(rectangle([180, 0], [240, 300]), '#e2c294'),
    filled(rectangle([40, 60], [150, 130]), '#f4f6f9'),
  ],
});

/** The same further to the right: with space for what stands on its left. */
function shifted(standing: Standing, by: number): Standing {
  const move = ([x, z]: FlatPoint): FlatPoint => [x + by, z];
  return {
    ...standing,
    length: standing.length + by,
    outlines: standing.outlines.map((outline) => ({ ...outline, points: outline.points.map(move) })),
    inlet: standing.inlet && move(standing.inlet),
    outlet: standing.outlet && move(standing.outlet),
  };
}
