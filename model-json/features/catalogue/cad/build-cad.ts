import type { Drawing } from '../../documents/api/drawing';
import type { CadDocument } from './CadDocument';
import { drawDimensions } from './drawing/draw-dimensions';
import { outlineOf } from './drawing/outline-of';
import { writeDxf } from './drawing/write-dxf';
import { type BuiltPart, buildSolids } from './kernel/build-solids';
import { openKernel } from './kernel/open-kernel';
import { projectView, type View, type ViewName } from './kernel/project-views';
import { writeGlb } from './kernel/write-glb';
import { writeStep } from './kernel/write-step';
import type { ShapeFacts } from './shapes/ShapeFacts';
import type { ViewOrder } from './view-parts';
import { shapeOf } from './shapes/shape-of';
import type { Shape } from './shapes/Shape';

/** A product's shape as OpenCascade has it, with its views once they were drawn. */
interface Built {
  readonly key: string;
  readonly shape: Shape;
  readonly parts: readonly BuiltPart[];
  readonly view: (name: ViewName) => View;
}

/** A product's files are asked for one after the other: what the last one was made from is kept. */
let last: Built | undefined;

/** Makes a file from a product's shape, or a view that other documents draw. */
export async function buildCad({ document }: Drawing<CadDocument | ViewOrder>): Promise<Buffer> {
  const { facts } = document;
  await openKernel();
  last = builtFrom(facts);
  const { shape, parts, view } = last;
  if ('view' in document) return Buffer.from(JSON.stringify(view(document.view)));
  const { type, site } = document;
  if (type === 'dimensions') return drawDimensions(document, shape, view);
  if (type === 'dxf') return writeDxf(outlineOf(shape, view));
  const model = { sku: facts.sku, name: facts.name, maker: site };
  if (type === 'glb') return writeGlb(parts, shape.connections, shape.size, model);
  return writeStep(parts, model);
}

function builtFrom(facts: ShapeFacts): Built {
  const key = JSON.stringify(facts);
  if (last?.key === key) return last;
  const shape = shapeOf(facts);
  if (!shape) throw new Error(`${facts.sku} has no shape`);
  const parts = buildSolids(shape);
  const views = new Map<ViewName, View>();
  const view = (name: ViewName): View => {
    const known = views.get(name) ?? projectView(parts, name);
    views.set(name, known);
    return known;
  };
  return { key, shape, parts, view };
}
