/** @jest-turn 1 */
import type { DrawingRoom } from '../../model-json/features/documents/server/DrawingRoom';
import { allShapes, type KnownShape, oneOfEach } from './all-shapes';
import { faultOf } from './check-step';
import { make, openWorkshop } from './workshop';

let shapes: KnownShape[];
let room: DrawingRoom;
beforeAll(async () => {
  room = openWorkshop();
  shapes = await allShapes();
}, 60_000);
afterAll(() => room.close());

test('a STEP file of some families, read by another program, is as long, wide and high as the data sheet says', async () => {
  const faults: [string, number][] = [];
  // A fifth of them; all products have their turn at night.
  for (const known of oneOfEach(shapes).filter((_, index) => index % 5 === 0))
    faults.push([known.facts.sku, await faultOf(room, known)]);
  expect(faults.length).toBeGreaterThan(4);
  expect(faults.filter(([, fault]) => !(fault < 1))).toEqual([]);
}, 240_000);

test('a STEP file is in millimetres, with product and parts by their names', async () => {
  const known = shapes.find(({ facts: { name } }) => name === 'R 7')!;
  const file = await make(room, known, 'step');
  const text = file.toString('latin1');
  expect(text).toContain("PRODUCT('V-3007-08 R 7'");
  expect(text).toContain("PRODUCT('V-3007-08 cabinet'");
  expect(text).toContain('SI_UNIT(.MILLI.,.METRE.)');
  expect(text).toContain('AP242');
}, 60_000);
