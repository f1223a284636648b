import { catalogue } from '../../../words/by-language/catalogue';
import { choosing } from '../../../words/by-language/choosing';
import { productDocuments } from '../../../words/by-language/product-documents';
import { dictionary } from '../../../words/dictionary';
import { mapLanguages } from '../../../words/in-language';

/** The words of products, of choosing them and of their documents, for a BCP 47 tag. */
export const catalogueWords = dictionary(
  mapLanguages((language) => ({
    ...catalogue[language],
    ...choosing[language],
    ...productDocuments[language],
  })),
);

export type CatalogueWords = ReturnType<typeof catalogueWords>;
