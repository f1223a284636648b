import { shapeFactsOf, shapeOf } from '../../catalogue/api/shapes';
import type { Configured } from '../exporter/configuration';
import type { Part } from '../exporter/parts';
import type { Dimension, Elevation, FlatOutline, FlatPoint, Standing } from './Elevation';
import { carton, connected, ducted, heated, hooded, piped } from './fittings';
import { frontView, type Paint } from './front-view';

const GAP = 260;
const MARGIN = { side: 420, top: 160, bottom: 420 };
const GALVANISED = '#a9b3ba';
const BLUE = '#1d4f91';
const PIPE = { colour: '#7b8794', width: 46 };
/** Height of the pipe in which filters hang. */
const LINE = 1000;

/** What stands in the drawing from the machine on, and what it is. */
interface Placed {
  readonly standing: Standing;
  readonly x: number;
  /** Filters hang in the pipe. */
  readonly z: number;
}

/** The order numbers of what the drawing shows, along the way of the air. */
export const drawnParts = ({ parts, result }: Pick<Configured, 'parts' | 'result'>): readonly Part[] => {
  const isDesiccant = result.chosen.get('dryer')?.startsWith('dryer:desiccant') ?? false;
  const filters = parts.filter(({ option }) => option.startsWith('filters:'));
  const dryers = parts.filter(({ option }) => option.startsWith('dryer:'));
  const tanks = parts.filter(
    ({ option, figures }) => option.startsWith('tank:') && figures.some(({ name }) => name === 'tankVolume'),
  );
  // A desiccant dryer stands behind the fine filter, a refrigeration dryer behind the pre-filter.
  const before = filters.slice(0, isDesiccant ? 2 : 1);
  return [...tanks, ...before, ...dryers, ...filters.slice(before.length)];
};

/** A configuration from the front; undefined if the machine has no dimensions. */
export function drawElevation(configured: Configured): Elevation | undefined {
  const { machine, chosen, result } = configured;
  const shape = shapeOf(shapeFactsOf(machine.product));
  if (!shape) return undefined;
  const has = (key: string) => [...result.chosen.values()].includes(key);
  const colour = chosen.find(({ step }) => step === 'colour')?.colour ?? BLUE;
  const paint: Paint = {
    cabinet: colour,
    tank: has('tank:own-galvanised') ? GALVANISED : colour,
    ...(colour !== BLUE && { frame: colour }),
  };
  const own = frontView(shape, paint);
  const fitted = fittedOf(own, has, colour);
  const placed = inLine(fitted, configured, colour);
  const kit = has('kit:service') ? [{ standing: carton(), x: endOf(placed) + GAP, z: 0 }] : [];
  const all = [...placed, ...kit];
  const isLeft = has('side:left');
  return laidOut(all, pipesOf(placed), dimensionsOf(own, fitted), isLeft);
}

/** The machine with what its options add to it. */
function fittedOf(own: Standing, has: (key: string) => boolean, colour: string): Standing {
  let fitted = own;
  if (has('hood:sound')) fitted = hooded(fitted, colour);
  if (has('place:cold')) fitted = heated(fitted);
  if (has('heat:air')) fitted = ducted(fitted);
  if (has('heat:water') || has('cooling:water')) fitted = piped(fitted);
  const isSequence = has('control:sequence') || has('control:both');
  return isSequence || has('control:modbus') ? connected(fitted, isSequence) : fitted;
}

/** The machine, and behind it what the air goes through. */
function inLine(machine: Standing, configured: Configured, colour: string): Placed[] {
  const placed: Placed[] = [{ standing: machine, x: 0, z: 0 }];
  for (const part of drawnParts(configured)) {
    const shape = shapeOf({ ...shapeFactsOf(part.product), ...sizeOf(part) });
    if (!shape) continue;
    const isGalvanised = part.option === 'tank:galvanised';
    const standing = frontView(
      shape,
      part.option.startsWith('tank:') ? { tank: isGalvanised ? GALVANISED : colour } : {},
    );
    const hangs = part.option.startsWith('filters:');
    placed.push({
      standing,
      x: endOf(placed) + (hangs ? 180 : GAP),
      z: hangs ? LINE - (standing.inlet?.[1] ?? standing.height) : 0,
    });
  }
  return placed;
}

/** Versions differ in size: the figures of the part are those of its version. */
function sizeOf({ figures }: Part) {
  const number = (name: string) => {
    const value = figures.find((figure) => figure.name === name)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  return { length: number('length'), width: number('width'), height: number('height') };
}

const endOf = (placed: readonly Placed[]): number => {
  const last = placed.at(-1);
  return last ? last.x + last.standing.length : 0;
};

/** Pipes from each outlet to the next inlet: out, up or down, and in. */
function pipesOf(placed: readonly Placed[]): FlatOutline[] {
  const points = placed.slice(1).map((next, index): FlatOutline | undefined => {
    const before = placed[index];
    const from = before && pointOf(before, 'outlet');
    const to = pointOf(next, 'inlet');
    if (!before || !from || !to) return undefined;
    const middle = (before.x + before.standing.length + next.x) / 2;
    // Connections on top are left upwards.
    const out = isOnTop(before, 'outlet') ? [[from[0], from[1] + 120] as const] : [];
    const into = isOnTop(next, 'inlet') ? [[to[0], to[1] + 120] as const] : [];
    const [start, end] = [out[0] ?? from, into[0] ?? to];
    return {
      points: [from, ...out, [middle, start[1]], [middle, end[1]], ...into, to],
      fill: 'none',
      line: PIPE,
    };
  });
  return points.filter((each) => each !== undefined);
}

function pointOf({ standing, x, z }: Placed, name: 'inlet' | 'outlet'): FlatPoint | undefined {
  const point = standing[name];
  return point && [x + point[0], z + point[1]];
}

const isOnTop = ({ standing }: Placed, name: 'inlet' | 'outlet'): boolean => {
  const point = standing[name];
  return (
    point !== undefined && point[1] >= standing.height - 1 && point[0] > 1 && point[0] < standing.length - 1
  );
};

/** Length and height of the machine as on its data sheet: at its right edge, since fittings stand on its left. */
function dimensionsOf(
  own: Standing,
  fitted: Standing,
): (Omit<Dimension, 'from' | 'to'> & { from: FlatPoint; to: FlatPoint })[] {
  const inset =
    fitted.outlet && own.outlet && fitted.length - own.length > 599 && fitted.outlet[0] === fitted.length
      ? 300
      : 0;
  const right = fitted.length - inset;
  const left = right - own.length;
  return [
    { from: [left, -170], to: [right, -170], value: own.length },
    { from: [-200, 0], to: [-200, own.height], value: own.height },
  ];
}

/** Everything in the coordinates of the drawing, mirrored if the air leaves on the left. */
function laidOut(
  placed: readonly Placed[],
  pipes: readonly FlatOutline[],
  dimensions: ReturnType<typeof dimensionsOf>,
  isLeft: boolean,
): Elevation {
  const length = endOf(placed);
  const high = Math.max(...placed.map(({ standing, z }) => z + standing.height)) + 130;
  const [width, height] = [length + 2 * MARGIN.side, high + MARGIN.top + MARGIN.bottom];
  const floor = high + MARGIN.top;
  const at = ([x, z]: FlatPoint): [number, number] => [
    Math.round(MARGIN.side + (isLeft ? length - x : x)),
    Math.round(floor - z),
  ];
  const outlines = [
    ...pipes,
    ...placed.flatMap(({ standing, x, z }) =>
      standing.outlines.map((outline) => ({
        ...outline,
        points: outline.points.map(([px, pz]): FlatPoint => [px + x, pz + z]),
      })),
    ),
  ];
  return {
    width: Math.round(width),
    height: Math.round(height),
    floor: Math.round(floor),
    outlines: outlines.map(({ points, ...rest }) => ({
      d: `M${points.map((point) => at(point).join(' ')).join('L')}${rest.fill === 'none' ? '' : 'Z'}`,
      ...rest,
    })),
    dimensions: dimensions.map(({ from, to, value }) => ({ from: at(from), to: at(to), value })),
  };
}
