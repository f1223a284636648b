/* What products look like: the solids of their CAD models. */

export { COLOURS } from '../cad/kernel/colours';
export type { Bar, Connection, Part as ShapePart, PartName, Shape, Solid } from '../cad/shapes/Shape';
export { shapeOf } from '../cad/shapes/shape-of';
export { shapeFactsOf } from '../cad/shapes/ShapeFacts';
