/* Products as what can be ordered: for passports and exports. */

export {
  connectionsOf,
  flowCurveOf,
  type ConnectionPoint,
  type FlowPoint,
} from '../products/technical-lists';
export { productDocuments } from '../products/documents';
export type { Variant } from '../products/Product';
export { FIGURE_UNITS } from '../products/figures';
export { foldSku } from '../products/sku';
export { isSerial } from '../serials/serial';
export { fitsNew } from '../serials/part-ranges';
