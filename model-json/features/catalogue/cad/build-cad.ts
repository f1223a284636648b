import type { Drawing } from '../../documents/api/drawing';
import type { CadDocument } from './CadDocument';
import { buildSolids } from './kernel/build-solids';
import { openKernel } from './kernel/open-kernel';
import { writeStep } from './kernel/write-step';
import { shapeOf } from './shapes/shape-of';

/** Makes a file from a product's shape. */
export async function buildCad({ document }: Drawing<CadDocument>): Promise<Buffer> {
  const { facts, site } = document;
  const shape = shapeOf(facts);
  if (!shape) throw new Error(`${facts.sku} has no shape`);
  await openKernel();
  const parts = buildSolids(shape);
  return writeStep(parts, { sku: facts.sku, name: facts.name, maker: site });
}
