import { boundsOf } from '../../cad/shapes/bounds';
import type { Part, Point, Shape } from '../../cad/shapes/Shape';
import type { Art } from '../art/Art';
import { movedArt } from '../art/draw-art';
import { circle, prism, rod } from '../art/make';
import { artOfParts } from './machine';
import type { Asked, Scene } from './Scene';
import { stackAbove } from './stack';

/** A filter in the line: its bowl below, the element between bowl and head. */
export function filterScene({ parts, size }: Shape, asked: readonly Asked[]): Scene {
  const body = boundsOf(parts.filter(({ name }) => name === 'body'));
  const bowl = boundsOf(parts.filter(({ name }) => name === 'bowl'));
  const high = bowl.to[2] - bowl.from[2];
  const unit = Math.min(high * 0.62, size[0] * 1.35);
  const [x, y] = [(bowl.from[0] + bowl.to[0]) / 2, (bowl.from[1] + bowl.to[1]) / 2];
  const radius = (bowl.to[0] - bowl.from[0]) / 2;
  const element = unit * 0.8;
  const gap = unit * 0.3;
  const middle = body.from[2] - gap - element;
  const down = -(element * 2 + 2 * gap);
  const cap = bowl.to[2] - 12;
  return {
    unit,
    machine: [
      ...artOfParts(parts.filter(({ name }) => name === 'body' || name === 'connections')),
      ...artOfParts(parts.filter(({ name }) => name === 'bowl').map((part) => withoutCollar(part))).map(
        (art) => movedArt(art, [0, 0, down]),
      ),
      rod('z', cap, bowl.to[2], radius * 1.04, { at: [x, y, down], hole: radius * 0.86 }),
    ],
    places: asked.some(({ kind }) => kind === 'filter-element')
      ? { 'filter-element': { at: [x, y, body.from[2]], by: [0, 0, middle - body.from[2]], axis: 'z' } }
      : {},
  };
}

const withoutCollar = (part: Part): Part => ({ ...part, solids: part.solids.slice(0, 1) });

/** An oil-water separator: lid lifted, fleece and carbon between lid and container. */
export function separatorScene({ parts, size }: Shape, asked: readonly Asked[]): Scene {
  const body = boundsOf(parts.filter(({ name }) => name === 'body'));
  const [x, y] = [(body.from[0] + body.to[0]) / 2, (body.from[1] + body.to[1]) / 2];
  const unit = Math.min(size[0], size[1]) * 0.62;
  const { places, top } = stackAbove([x, y, body.to[2]], asked, unit, ['carbon-bag', 'filter-fleece']);
  return {
    unit,
    machine: [
      ...artOfParts(parts, ['cabinet']),
      openTop(body.from, body.to),
      ...artOfParts(parts.filter(({ name }) => name === 'cabinet')).map((art) =>
        movedArt(art, [0, 0, top - body.to[2]]),
      ),
    ],
    places,
  };
}

/** What one sees of an open container from above. */
const openTop = (from: Point, to: Point): Art => {
  const [x, y] = [(to[0] - from[0]) / 2 - 18, (to[1] - from[1]) / 2 - 18];
  return {
    type: 'prism',
    axis: 'z',
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, to[2]],
    thickness: 0.2,
    outline: [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ],
    isRecess: true,
  };
};

/** A refrigeration dryer: fan and fins of its condenser in front, drain and probe pulled out. */
export function refrigerationScene({ parts, size }: Shape, _: readonly Asked[]): Scene {
  const cabinet = boundsOf(parts.filter(({ name }) => name === 'cabinet'));
  const [length, width, height] = size;
  const unit = Math.min(length, width, height) * 0.34;
  const front = cabinet.from[1];
  const z = cabinet.from[2] + (cabinet.to[2] - cabinet.from[2]) * 0.44;
  const fan = Math.min(length * 0.28, height * 0.24);
  const blades = Array.from({ length: 5 }, (__, index) => {
    const angle = (index * 2 * Math.PI) / 5;
    return [0, 1, 2, 3].map((step) => {
      const own = angle + step * 0.18;
      return [fan * (0.2 + step * 0.24) * Math.cos(own), fan * (0.2 + step * 0.24) * Math.sin(own)] as const;
    });
  });
  return {
    unit,
    machine: [
      ...artOfParts(parts, ['grille']),
      prism('y', circle(fan, [0, 0], 40), 0, 8, {
        at: [-length * 0.03, front - 8, z],
        lines: blades,
        holes: [],
      }),
      rod('y', 0, 12, fan * 0.18, { at: [-length * 0.03, front - 20, z] }),
    ],
    places: {
      'drain-cartridge': {
        at: [length * 0.28, front, cabinet.from[2] + unit * 0.5],
        by: [0, -unit * 1.8, 0],
        axis: 'y',
      },
      'drain-membrane': {
        at: [length * 0.3, front, cabinet.from[2] + unit * 0.45],
        by: [0, -unit * 1.5, 0],
        axis: 'y',
      },
      'condenser-brush': { at: [-length * 0.03, front, z], by: [0, -unit * 2, 0], axis: 'x' },
      'fan-bearing': { at: [-length * 0.03, front, z], by: [0, -unit * 1.8, 0], axis: 'y' },
      'temperature-probe': {
        at: [cabinet.to[0], 0, cabinet.from[2] + height * 0.5],
        by: [unit * 1.4, 0, 0],
        axis: 'x',
      },
    },
  };
}

/** A desiccant dryer: desiccant above a tower, shuttle valves before the block between the towers. */
export function adsorptionScene({ parts, size }: Shape, asked: readonly Asked[]): Scene {
  const [length, width, height] = size;
  const tower = parts.find(({ name }) => name === 'tank')?.solids.at(-1);
  const x = tower && tower.type !== 'block' ? tower.from[0] : 0;
  const body = boundsOf(parts.filter(({ name }) => name === 'body'));
  const unit = Math.max(Math.min(length, width) * 0.42, height * 0.13);
  const { places } = stackAbove([x, 0, height], asked, unit, ['desiccant']);
  return {
    unit,
    machine: artOfParts(parts),
    places: {
      ...places,
      'shuttle-valve': {
        at: [0, body.from[1], body.from[2] + unit * 0.3],
        by: [0, -unit * 1.6 - width / 2, 0],
        axis: 'x',
      },
    },
  };
}
