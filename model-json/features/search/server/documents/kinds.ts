import type { Kind } from '../../SearchSource';

/** Kinds of results that any site has; those that features add stand before them. */
export const KINDS: readonly Kind[] = [
  { name: 'article', titles: { en: 'Articles', de: 'Artikel', fr: 'Articles', es: 'Artículos' } },
  { name: 'document', titles: { en: 'Documents', de: 'Dokumente', fr: 'Documents', es: 'Documentos' } },
  { name: 'page', titles: { en: 'Pages', de: 'Seiten', fr: 'Pages', es: 'Páginas' } },
];
