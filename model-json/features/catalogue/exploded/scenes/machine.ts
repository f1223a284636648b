import type { Bar, Block, Part, PartName, Point, Solid } from '../../cad/shapes/Shape';
import type { Art, Axis, Flat, ProfilePoint } from '../art/Art';
import { hexagon, rounded } from '../art/make';

/** The solids of a machine's parts as they are drawn. */
export const artOfParts = (parts: readonly Part[], except: readonly PartName[] = []): Art[] =>
  parts
    .filter(({ name }) => !except.includes(name))
    .flatMap(({ name, solids }) => solids.flatMap((solid) => artOf(solid).map((art) => detailed(art, name))));

/** What its kind looks like, besides its outline: fins of motors, ribs of cylinders. */
function detailed(art: Art, name: PartName): Art {
  if (art.type !== 'turned' || art.isSmooth || (name !== 'motor' && name !== 'pump')) return art;
  const [[from, radius] = [0, 0], [to] = [0]] = art.profile;
  const length = to - from;
  if (length < radius * 0.3) return art;
  if (art.axis === 'z')
    return {
      ...art,
      seams: [0.2, 0.32, 0.44, 0.56, 0.68, 0.8].map((share): ProfilePoint => [from + length * share, radius]),
    };
  const [start, end] = [from + length * 0.16, to - length * 0.16];
  return {
    ...art,
    profile: [
      [from, radius * 0.86],
      [start, radius * 0.86],
      [start, radius],
      [end, radius],
      [end, radius * 0.86],
      [to, radius * 0.86],
    ],
    pleats: { from: start, to: end, radius, count: 36 },
  };
}

/** A cylinder head: fins around a core, and the bolts on top. */
export function headArt({ from, to }: Block, fins: readonly number[] = [0.16, 0.36, 0.56, 0.76]): Art[] {
  const [length, width, height] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const at = (up: number): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, from[2] + up * height];
  const plate = (up: number, thickness: number, share: number): Art => ({
    type: 'prism',
    axis: 'z',
    at: at(up),
    thickness: thickness * height,
    outline: rounded(length * share, width * share, length * 0.08),
  });
  const bolt = (x: number, y: number): Art => {
    const [bx, by, bz] = at(1);
    return {
      type: 'prism',
      axis: 'z',
      at: [bx + x * length * 0.36, by + y * width * 0.36, bz],
      thickness: height * 0.1,
      outline: hexagon(length * 0.13),
    };
  };
  return [
    plate(0, 0.16, 1),
    ...fins.flatMap((up, index) => [
      plate(up, 0.12, 0.86),
      plate(up + 0.12, (fins[index + 1] ?? 1) - up - 0.12, 1),
    ]),
    ...[
      [-1, 1],
      [-1, -1],
      [1, 1],
      [1, -1],
    ].map(([x = 0, y = 0]) => bolt(x, y)),
  ];
}

export const artOf = (solid: Solid): Art[] => (solid.type === 'block' ? blockArt(solid) : [barArt(solid)]);

function blockArt({ from, to, round = 0, cuts = [] }: Block): Art[] {
  const [length, width, height] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const radius = Math.min(round, Math.min(length, width) / 2 - 1);
  const at: Point = [from[0] + length / 2, from[1] + width / 2, from[2]];
  const body: Art = {
    type: 'prism',
    at,
    axis: 'z',
    thickness: height,
    outline: rounded(length, width, radius),
  };
  return [body, ...cuts.flatMap((cut) => (cut.type === 'block' ? recessOf(cut, from, to) : []))];
}

/** An opening in the front, on the right or on top of a block. */
function recessOf(cut: Block, from: Point, to: Point): Art[] {
  const least = (axis: 0 | 1 | 2) => Math.max(cut.from[axis], from[axis]);
  const most = (axis: 0 | 1 | 2) => Math.min(cut.to[axis], to[axis]);
  const flat = (axis: Axis, at: Point, across: 0 | 1, up: 1 | 2): Art => ({
    type: 'prism',
    axis,
    at,
    thickness: 0.1,
    outline: [
      [least(across), least(up)],
      [most(across), least(up)],
      [most(across), most(up)],
      [least(across), most(up)],
    ],
    isRecess: true,
  });
  if (cut.from[1] <= from[1] + 0.5 && cut.to[1] < to[1]) return [flat('y', [0, from[1] - 0.1, 0], 0, 2)];
  if (cut.to[0] >= to[0] - 0.5 && cut.from[0] > from[0]) return [flat('x', [to[0], 0, 0], 1, 2)];
  if (cut.to[2] >= to[2] - 0.5 && cut.from[2] >= from[2]) return [flat('z', [0, 0, to[2]], 0, 1)];
  // Pockets that go through from front to back.
  return cut.from[1] < from[1] && cut.to[1] > to[1] ? [flat('y', [0, from[1] - 0.1, 0], 0, 2)] : [];
}

const AXES: readonly Axis[] = ['x', 'y', 'z'];

function barArt({ type, from, towards, length, diameter, cuts = [] }: Bar): Art {
  const index = towards.findIndex((value) => Math.abs(value) > 0.5);
  const axis = AXES[index] ?? 'z';
  const start = (towards[index] ?? 1) < 0 ? -length : 0;
  const radius = diameter / 2;
  const bore = cuts.find((cut) => cut.type === 'cylinder');
  const hole = bore?.type === 'cylinder' ? { hole: bore.diameter / 2 } : {};
  if (type === 'hexagon') {
    const at = moved(from, index, start);
    return { type: 'prism', at, axis, thickness: length, outline: hexagon(diameter), ...holesOf(hole.hole) };
  }
  const profile: ProfilePoint[] =
    type === 'vessel'
      ? vesselProfile(start, length, radius)
      : [
          [start, radius],
          [start + length, radius],
        ];
  const dome = radius * 0.4;
  const seams: ProfilePoint[] = [
    [start + dome, radius],
    [start + length - dome, radius],
  ];
  return {
    type: 'turned',
    at: from,
    axis,
    profile,
    ...(type === 'vessel' ? { isSmooth: true, seams } : hole),
  };
}

const holesOf = (radius: number | undefined) =>
  radius
    ? {
        holes: [
          Array.from({ length: 20 }, (_, step): Flat => [
            radius * Math.cos((step * Math.PI) / 10),
            radius * Math.sin((step * Math.PI) / 10),
          ]),
        ],
      }
    : {};

const moved = (from: Point, index: number, by: number): Point => [
  from[0] + (index === 0 ? by : 0),
  from[1] + (index === 1 ? by : 0),
  from[2] + (index === 2 ? by : 0),
];

/** A vessel with domed heads, a fifth of its diameter deep. */
function vesselProfile(start: number, length: number, radius: number): ProfilePoint[] {
  const dome = radius * 0.4;
  const head = [0, 0.2, 0.4, 0.6, 0.8, 0.95, 1].map((share): ProfilePoint => [
    dome * (1 - Math.sqrt(1 - share * share)),
    radius * share,
  ]);
  return [
    ...head.map(([along, own]): ProfilePoint => [start + along, own]),
    ...head.toReversed().map(([along, own]): ProfilePoint => [start + length - along, own]),
  ];
}
