import type { Part, Point, Solid } from './Shape';
import type { ShapeFacts } from './ShapeFacts';
import { along, BACK, block, cylinder, hexagon, LEFT, part, port, RIGHT, UP } from './solids';
import { portOf } from './threads';

const SLANT: Point = [Math.SQRT1_2, 0, Math.SQRT1_2];

/** Sizes that follow from the pipe's outside diameter. */
const sizesOf = (pipe: number) => ({
  pipe,
  body: pipe * 1.35 + 4,
  nut: pipe * 1.45 + 8,
  grip: pipe * 0.75 + 14,
  turn: pipe * 0.8 + 6,
});

type Sizes = ReturnType<typeof sizesOf>;

/** An arm with a union nut for a pipe, from the middle of a fitting outwards. */
function arm({ pipe, body, nut, grip, turn }: Sizes, towards: Point, reach = turn): Solid[] {
  const start = along([0, 0, 0], towards, reach);
  return [
    cylinder([0, 0, 0], towards, reach, body),
    hexagon(start, towards, grip, nut, { cuts: [cylinder(start, towards, grip, pipe)] }),
  ];
}

/** What stands out of a fitting's middle, by what its name says it is. */
const FORMS: readonly (readonly [RegExp, (sizes: Sizes, thread?: string) => Solid[]])[] = [
  [/elbow 90/i, (sizes) => [...arm(sizes, LEFT), ...arm(sizes, UP)]],
  [/elbow 45/i, (sizes) => [...arm(sizes, LEFT), ...arm(sizes, SLANT)]],
  [/tee/i, (sizes) => [...arm(sizes, LEFT), ...arm(sizes, RIGHT), ...arm(sizes, UP)]],
  [/reducer/i, (sizes) => [...arm(sizes, LEFT), ...arm(sizesOf(sizes.pipe * 0.8), RIGHT)]],
  [/cap/i, (sizes) => [...arm(sizes, LEFT), hexagon([0, 0, 0], RIGHT, sizes.turn * 0.6, sizes.nut * 0.8)]],
  [
    /male/i,
    (sizes, thread) => [
      ...arm(sizes, LEFT),
      cylinder([0, 0, 0], RIGHT, sizes.turn + portOf(thread).length, portOf(thread).bore),
    ],
  ],
  [
    /adapter/i,
    (sizes, thread) => [
      ...arm(sizes, LEFT),
      ...port(thread, along([0, 0, 0], RIGHT, sizes.turn + portOf(thread).length), RIGHT, {
        pipe: sizes.turn + portOf(thread).length,
      }),
    ],
  ],
  [/bracket/i, ({ pipe, body }) => [bracket(pipe, body)]],
  [
    /saddle/i,
    (sizes) => [
      ...arm(sizes, UP, sizes.turn * 1.3),
      hexagon([-sizes.grip, 0, 0], RIGHT, 2 * sizes.grip, sizes.nut, {
        cuts: [cylinder([-sizes.grip, 0, 0], RIGHT, 2 * sizes.grip, sizes.pipe)],
      }),
    ],
  ],
  [
    /outlet|drain point/i,
    (sizes) => [
      ...arm(sizes, UP),
      block([-sizes.nut, -sizes.body / 2, -sizes.turn * 2], [sizes.nut, sizes.body / 2, 0], { round: 4 }),
      ...port('G ½', [0, -sizes.body / 2 - portOf('G ½').length, -sizes.turn], [0, -1, 0]),
    ],
  ],
  [/check/i, (sizes) => [...arm(sizes, LEFT), ...arm(sizes, RIGHT)]],
  [
    /valve/i,
    (sizes) => [
      ...arm(sizes, LEFT),
      ...arm(sizes, RIGHT),
      cylinder([0, 0, 0], UP, sizes.body * 0.9, sizes.pipe * 0.6),
      block(
        [-sizes.pipe * 0.35, -sizes.pipe * 0.3, sizes.body * 0.9],
        [sizes.turn * 2.4, sizes.pipe * 0.3, sizes.body * 0.9 + 8],
        { round: 3 },
      ),
    ],
  ],
];

const bracket = (pipe: number, body: number): Solid =>
  block([-body / 2, -pipe / 2, -body * 0.7], [body / 2, pipe / 2, body * 0.45], {
    round: 2,
    cuts: [cylinder([0, -pipe, 0], BACK, 2 * pipe, pipe)],
  });

/** A fitting or valve of the pipe system. Its catalogue has the pipe's diameter only; all else follows from it. */
export function fitting({ name, outerDiameter, connection: thread }: ShapeFacts): Part[] | undefined {
  if (outerDiameter === undefined) return undefined;
  const sizes = sizesOf(outerDiameter);
  const form = FORMS.find(([words]) => words.test(name))?.[1];
  return [part('body', ...(form ? form(sizes, thread) : [...arm(sizes, LEFT), ...arm(sizes, RIGHT)]))];
}
