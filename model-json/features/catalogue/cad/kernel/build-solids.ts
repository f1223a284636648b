import {
  type AnyShape,
  draw,
  drawPolysides,
  makeBox,
  makeCylinder,
  Plane,
  type Shape3D,
  Solid as Body,
} from 'replicad';
import { sideOf } from '../shapes/bounds';
import type { Bar, Block, PartName, Point, Shape, Solid } from '../shapes/Shape';

/** A part as solids of OpenCascade. */
export interface BuiltPart {
  readonly name: PartName;
  readonly solids: readonly Shape3D[];
}

/** Builds the parts of a shape. Overlapping solids of a part stay apart: a planner needs their outside only. */
export const buildSolids = ({ parts }: Shape): BuiltPart[] =>
  parts
    .filter(({ solids }) => solids.length > 0)
    .map(({ name, solids }) => ({ name, solids: solids.map(build) }));

function build(solid: Solid): Shape3D {
  const { cuts = [] } = solid;
  return cuts.reduce((body, cut) => body.cut(build(cut)), bodyOf(solid));
}

function bodyOf(solid: Solid): Shape3D {
  if (solid.type === 'block') return blockOf(solid);
  if (solid.type === 'cylinder')
    return makeCylinder(solid.diameter / 2, solid.length, [...solid.from], [...solid.towards]);
  return solid.type === 'hexagon' ? hexagonOf(solid) : vesselOf(solid);
}

function blockOf({ from, to, round = 0 }: Block): Shape3D {
  const box = makeBox([...from], [...to]);
  const most = Math.min(to[0] - from[0], to[1] - from[1]) / 2 - 0.5;
  return round > 0 && most > 0 ? box.fillet(Math.min(round, most), (edge) => edge.inDirection('Z')) : box;
}

/** A plane across a bar at its beginning. */
const planeOf = ({ from, towards }: Bar): Plane => new Plane([...from], [...sideOf(towards)], [...towards]);

function hexagonOf(bar: Bar): Shape3D {
  const sketch = drawPolysides(bar.diameter / Math.sqrt(3), 6).sketchOnPlane(planeOf(bar));
  return solidOf(sketch.extrude(bar.length));
}

/** Crown and knuckle of a torispherical head as shares of the vessel's diameter (Klöpper, DIN 28011). */
const [CROWN, KNUCKLE] = [1, 0.1];

/** A pressure vessel: a cylinder between two torispherical heads. */
function vesselOf({ from, towards, length, diameter }: Bar): Shape3D {
  const [crown, knuckle, radius] = [CROWN * diameter, KNUCKLE * diameter, diameter / 2];
  const slope = Math.asin((radius - knuckle) / (crown - knuckle));
  const head = crown - (crown - knuckle) * Math.cos(slope);
  const onCrown = (angle: number): [number, number] => [
    crown * Math.sin(angle),
    crown * (1 - Math.cos(angle)),
  ];
  const onKnuckle = (angle: number): [number, number] => [
    radius - knuckle + knuckle * Math.sin(angle),
    head - knuckle * Math.cos(angle),
  ];
  const above = ([x, z]: [number, number]): [number, number] => [x, length - z];
  const bend = onKnuckle((slope + Math.PI / 2) / 2);
  const profile = draw([0, 0])
    .threePointsArcTo(onCrown(slope), onCrown(slope / 2))
    .threePointsArcTo([radius, head], bend)
    .lineTo([radius, length - head])
    .threePointsArcTo(above(onCrown(slope)), above(bend))
    .threePointsArcTo([0, length], above(onCrown(slope / 2)))
    .close();
  const upright = solidOf(profile.sketchOnPlane('XZ').revolve([0, 0, 1]));
  return turn(upright, towards).translate([...from]);
}

/** Turns what stands upright towards one of the axes. */
function turn(body: Shape3D, [x, y, z]: Point): Shape3D {
  if (Math.abs(x) > 0.5) return body.rotate(x * 90, [0, 0, 0], [0, 1, 0]);
  if (Math.abs(y) > 0.5) return body.rotate(y * -90, [0, 0, 0], [1, 0, 0]);
  return z < 0 ? body.rotate(180, [0, 0, 0], [1, 0, 0]) : body;
}

function solidOf(shape: AnyShape): Shape3D {
  if (shape instanceof Body) return shape;
  throw new Error('A sketch did not give a solid');
}
