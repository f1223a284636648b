import type { DrawingRoom } from '../../model-json/features/documents/server/DrawingRoom';
import { plain } from '../../model-json/features/catalogue/cad/kernel/plain';
import type { KnownShape } from './all-shapes';
import { readStep } from './read-step';
import { make } from './workshop';

/** The greatest difference between a model's size in its STEP file and the figures of its product, mm. */
export async function faultOf(room: DrawingRoom, known: KnownShape): Promise<number> {
  const { sku, name, length, width, height } = known.facts;
  const read = await readStep(await make(room, known, 'step'));
  if (read.name !== plain(`${sku} ${name}`))
    throw new Error(`${sku} is called ${read.name} in its STEP file`);
  const { size } = known.shape;
  const wanted = [length ?? size[0], width ?? size[1], height ?? size[2]];
  return Math.max(...wanted.map((figure, axis) => Math.abs(figure - (read.size[axis] ?? NaN))));
}
