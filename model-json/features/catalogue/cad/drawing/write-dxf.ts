import Dxf from 'dxf-writer';
import { flatPath } from './flat-path';
import { LETTERS, type Plan, type Spot } from './Plan';

/** Layers with their colours by number (AutoCAD's) and line types. */
const LAYERS = [
  ['VISIBLE', 7, 'CONTINUOUS'],
  ['HIDDEN', 8, 'DASHED'],
  ['DIMENSION', 5, 'CONTINUOUS'],
] as const;

/** A drawing as DXF for CAD programs: full size, millimetres, y upwards. */
export function writeDxf({ scale, paper, views, lines, circles, texts }: Plan): Buffer {
  const dxf = new Dxf();
  dxf.setUnits('Millimeters');
  dxf.addLineType('DASHED', '_ _ _ ', [3 / scale, -1.5 / scale]);
  for (const layer of LAYERS) dxf.addLayer(layer[0], layer[1], layer[2]);
  const full = ([x, y]: Spot): [number, number] => [x / scale, (paper[1] - y) / scale];
  for (const { at, visible, hidden } of views) {
    const [x, y] = full(at);
    for (const [name, paths] of [
      ['HIDDEN', hidden],
      ['VISIBLE', visible],
    ] as const) {
      dxf.setActiveLayer(name);
      for (const points of paths.flatMap(flatPath))
        dxf.drawPolyline(points.map((point) => bent([x + point.x, y - point.y], point.bulge)));
    }
  }
  dxf.setActiveLayer('DIMENSION');
  for (const { points, isFilled } of lines) dxf.drawPolyline(points.map(full), isFilled);
  for (const { at, radius } of circles) dxf.drawCircle(...full(at), radius / scale);
  for (const { at, text, isUpright } of texts) {
    dxf.drawText(...full(at), LETTERS / scale, isUpright ? 90 : 0, escaped(text), 'center', 'baseline');
  }
  return Buffer.from(dxf.toDxfString(), 'latin1');
}

/** Characters beyond ASCII as DXF writes them. */
const escaped = (text: string): string =>
  text.replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  );

/** A point of a polyline whose next line is an arc: upwards, arcs turn the other way. The types of the library lack it. */
const bent = (point: [number, number], bulge: number): [number, number] =>
  bulge === 0 ? point : Object.assign(point, { 2: -bulge });
