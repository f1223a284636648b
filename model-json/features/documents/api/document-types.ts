/* What a feature needs to add documents of its own. */

export type { DocumentType } from '../DocumentType';
export type { PageDocument } from '../PageDocument';
export { imprintOf, publicAddress, shopAt } from '../exporter/imprint';
