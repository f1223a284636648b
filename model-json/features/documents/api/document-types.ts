/* What a feature needs to add its own kinds of documents. */

export type { DocumentType, Maker } from '../DocumentType';
export { FILE_TYPES, type FileExtension } from '../file-types';
export type { PageDocument } from '../PageDocument';
export { imprintOf, publicAddress, revisionOf, shopAt } from '../exporter/imprint';
