/* What a feature needs to make its content searchable. */

export type { SearchDocument } from '../engine/SearchDocument';
export type { DomainTerms, FigureTerm, PropertyTerm, UnitTerm } from '../engine/understand/DomainTerms';
export { oneWay, same, type SynonymGroup, type Synonyms } from '../engine/text/synonyms';
export type { Kind, PageKind, StandIn } from '../SearchableContent';
export type { SearchSource } from '../SearchSource';
export { pagesAbove, tagValues } from '../server/answers/places';
export { withoutGaps } from '../server/answers/without-gaps';
export type { Described } from '../server/documents/Described';
export { documentId } from '../server/documents/document-id';
export { wordsOn } from '../server/documents/page-words';
