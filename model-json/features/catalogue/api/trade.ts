/* Products as what can be ordered: for passports and exports. */

export { connectionsOf, flowCurveOf, type ConnectionPoint } from '../products/technical-lists';
export type { FlowPoint } from '../../../../shared/features/catalogue/api/flow-curve.model';
export { productDocuments } from '../products/documents';
export type { Variant } from '../products/Product';
export { FIGURE_UNITS } from '../products/figures';
export { foldSku } from '../products/sku';
export { isSerial } from '../serials/serial';
export { fitsNew } from '../serials/part-ranges';
