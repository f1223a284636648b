import type { DocumentKind, Language } from '../../engine/SearchDocument';

/** What the values of the facet `kind` are called; those of other facets are tags with titles of their own. */
export const KIND_TITLES: Readonly<Record<DocumentKind, Readonly<Record<Language, string>>>> = {
  product: { en: 'Products', de: 'Produkte', fr: 'Produits', es: 'Productos' },
  family: {
    en: 'Product families',
    de: 'Produktfamilien',
    fr: 'Familles de produits',
    es: 'Familias de productos',
  },
  article: { en: 'Articles', de: 'Artikel', fr: 'Articles', es: 'Artículos' },
  document: { en: 'Documents', de: 'Dokumente', fr: 'Documents', es: 'Documentos' },
  page: { en: 'Pages', de: 'Seiten', fr: 'Pages', es: 'Páginas' },
};
