import { allShapes } from './all-shapes';
import { faultOf } from './check-step';
import { openWorkshop } from './workshop';

test('every STEP file, read by another program, is as long, wide and high as the data sheet says', async () => {
  const shapes = await allShapes();
  const room = openWorkshop();
  const faults: string[] = [];
  for (const known of shapes) {
    const fault = await faultOf(room, known);
    if (!(fault < 1)) faults.push(`${known.facts.sku}: ${fault} mm`);
  }
  await room.close();
  expect(shapes.length).toBeGreaterThan(220);
  expect(faults).toEqual([]);
}, 1_800_000);
