import { catalogue } from '../../../words/by-language/catalogue';
import { choosing } from '../../../words/by-language/choosing';
import { partSerials } from '../../../words/by-language/part-serials';
import { productDocuments } from '../../../words/by-language/product-documents';
import { productFacts, productQuestions } from '../../../words/by-language/product-facts';
import { spareItems } from '../../../words/by-language/spare-items';
import { dictionary } from '../../../words/dictionary';
import { mapLanguages } from '../../../words/in-language';

/** The words of products, of choosing them and of their documents, for a BCP 47 tag. */
export const catalogueWords = dictionary(
  mapLanguages((language) => ({
    ...catalogue[language],
    ...choosing[language],
    ...productDocuments[language],
    spareItems: spareItems[language],
    partSerials: partSerials[language],
    questions: productQuestions[language],
    charts: productFacts[language].charts,
    differences: productFacts[language].differences,
    pairings: productFacts[language].pairings,
    passport: productFacts[language].passport,
    figureNames: { ...catalogue[language].figureNames, ...productFacts[language].factNames },
    sheetNames: { ...catalogue[language].sheetNames, ...productFacts[language].factSheetNames },
  })),
);

export type CatalogueWords = ReturnType<typeof catalogueWords>;
