import { allShapes } from './all-shapes';
import { glbFaults } from './check-glb';
import { openWorkshop } from './workshop';

test('every 3D model has no fault that Khronos’s validator knows, and is at most 400 KB', async () => {
  const shapes = await allShapes();
  const room = openWorkshop();
  const faults: string[] = [];
  for (const known of shapes) faults.push(...(await glbFaults(room, known)));
  await room.close();
  expect(shapes.length).toBeGreaterThan(220);
  expect(faults).toEqual([]);
}, 1_800_000);
