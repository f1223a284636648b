/**
 * @jest-turn 3
 * @jest-alone The validator is compiled from Dart, as Sass is: each wants the globals for itself.
 */
import { validateBytes } from 'gltf-validator';
import type { DrawingRoom } from '../../model-json/features/documents/server/DrawingRoom';
import { allShapes, type KnownShape, oneOfEach } from './all-shapes';
import { glbFaults } from './check-glb';
import { glbNodes } from './glb-nodes';
import { make, openWorkshop } from './workshop';

let shapes: KnownShape[];
let room: DrawingRoom;
beforeAll(async () => {
  room = openWorkshop();
  shapes = await allShapes();
}, 60_000);
afterAll(() => room.close());

test('a 3D model is valid, small, in metres, and has a node for each connection with its thread', async () => {
  const known = shapes.find(({ facts: { name } }) => name === 'R 7')!;
  const file = await make(room, known, 'glb');
  const nodes = glbNodes(file);
  const outlet = nodes.find(({ name }) => name === 'air-outlet')!;
  // From the left front corner: 629 | 770 | 861 mm, of 740 × 770.
  outlet.translation!.forEach((value, axis) => expect(value).toBeCloseTo([0.259, 0.861, -0.385][axis]!));
  expect(outlet.extras).toEqual({ role: 'air-outlet', thread: 'G ¾', towards: [0, 0, -1] });
  expect(nodes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['V-3007-08 R 7', 'cabinet', 'connections', 'cable', 'cooling-air-inlet']),
  );
}, 120_000);

test('3D models of some families have no fault that Khronos’s validator knows, and are at most 400 KB', async () => {
  const faults: string[] = [];
  // A fifth of them; each family has its turn at night.
  for (const known of oneOfEach(shapes).filter((_, index) => index % 5 === 2))
    faults.push(...(await glbFaults(room, known)));
  expect(faults).toEqual([]);
}, 240_000);

test('the validator is awake', async () => {
  const { issues } = await validateBytes(
    new TextEncoder().encode('{"asset":{"version":"2.0"},"nodes":[{"mesh":3}]}'),
  );
  expect(issues.numErrors).toBeGreaterThan(0);
});
