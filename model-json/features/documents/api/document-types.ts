/* What a feature needs to add its own kinds of documents. */

export type { DocumentPart } from '../DocumentPart';
export type { DocumentType } from '../DocumentType';
export { FILE_TYPES, type FileExtension } from '../file-types';
export type { Maker } from '../Maker';
export type { PageDocument } from '../PageDocument';
export { imprintOf, publicAddress, revisionOf, shopAt } from '../exporter/imprint';
