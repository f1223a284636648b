/** @jest-turn 1 */
import type { DrawingRoom } from '../../model-json/features/documents/server/DrawingRoom';
import { flatPath } from '../../model-json/features/catalogue/cad/drawing/flat-path';
import { pdfText } from '../documents/pdf-text';
import { allShapes, type KnownShape } from './all-shapes';
import { dxfEntities } from './dxf-entities';
import { make, openWorkshop } from './workshop';

let dryer: KnownShape;
let room: DrawingRoom;
beforeAll(async () => {
  room = openWorkshop();
  dryer = (await allShapes()).find(({ facts: { name } }) => name === 'K 38')!;
}, 60_000);
afterAll(() => room.close());

const SLOW = 180_000;
const read = async (language: string) =>
  pdfText(await make(room, dryer, 'dimensions', language)).replace(/[\u00a0\n]/g, ' ');

test(
  'a dimension drawing states scale, projection, order number, dimensions and connections in the reader’s language',
  async () => {
    const german = await read('de-DE');
    for (const part of [
      'Maßzeichnung',
      'V-4008-00',
      '1:10',
      'Erste Winkellage',
      '640',
      '440',
      '620',
      'G 1¼',
      'Kondensataustritt',
    ])
      expect(german).toContain(part);
    const american = await read('en-US');
    for (const part of ['Dimension drawing', 'Third angle', 'Condensate outlet', 'Cable entry'])
      expect(american).toContain(part);
  },
  SLOW,
);

test(
  'a drawing for CAD programs is in millimetres and full size, with hidden edges and dimensions on layers of their own',
  async () => {
    const entities = dxfEntities(await make(room, dryer, 'dxf'));
    expect([...new Set(entities.map(({ layer }) => layer))].sort()).toEqual([
      'DIMENSION',
      'HIDDEN',
      'VISIBLE',
    ]);
    const extent = (axis: 'x' | 'y') => {
      const values = entities
        .filter(({ layer }) => layer === 'VISIBLE')
        .flatMap(({ points }) => points.map((point) => point[axis]));
      return Math.max(...values) - Math.min(...values);
    };
    // Two views side by side, and two one above the other, 18 mm of paper apart in scale 1:5.
    expect(extent('x')).toBeCloseTo(640 + 440 + 18 * 5, 0);
    expect(extent('y')).toBeCloseTo(620 + 440 + 18 * 5, 0);
    expect(entities.flatMap(({ text }) => text ?? [])).toEqual(
      expect.arrayContaining(['640', '440', '620', 'A']),
    );
  },
  SLOW,
);

test('parts of circles stay arcs, other curves become lines', () => {
  const [half] = flatPath('M 0 0 A 10 10 0 0 1 20 0');
  expect(half).toEqual([
    { x: 0, y: 0, bulge: expect.closeTo(1, 6) },
    { x: 20, y: 0, bulge: 0 },
  ]);
  const [ellipse] = flatPath('M 0 0 A 10 5 0 0 1 20 0');
  expect(ellipse!.length).toBeGreaterThan(10);
  expect(Math.min(...ellipse!.map(({ y }) => y))).toBeCloseTo(-5, 1);
  expect(flatPath('M 0 0 C 0 10 10 10 10 0')[0]!.at(-1)).toMatchObject({ x: 10, y: 0 });
});
