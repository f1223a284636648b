import type { Case } from '../contract/every-fixture';
import { drawnAlone, drawnIn, type World } from './draw-worlds';
import { exceptions } from './exceptions';

/** The reason why a fixture may differ in a world. */
export const reasonFor = ({ component, fixture }: Case, world: World): string | undefined =>
  exceptions.find(
    (each) => each.component === component && each.world === world && each.fixtures.includes(fixture),
  )?.reason;

/** Compares a fixture in a world with the component on its own: it is the same unless there is a reason, and differs if so. */
export async function compareIn(world: World, each: Case): Promise<void> {
  const alone = drawnAlone(each);
  const there = await drawnIn(world, each);
  if (reasonFor(each, world) === undefined) expect(there).toEqual(alone);
  // A reason that is no longer needed.
  else expect(there).not.toEqual(alone);
}
