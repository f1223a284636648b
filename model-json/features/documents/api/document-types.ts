/* What a feature needs to add its own kinds of documents. */

export type { DocumentType } from '../DocumentType';
export type { PageDocument } from '../PageDocument';
export { imprintOf, publicAddress, shopAt } from '../exporter/imprint';
