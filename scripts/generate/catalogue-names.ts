import { format } from 'prettier';
import countries from '../../model-json/features/markets/countries.json';
import { DOCUMENT_TYPES } from '../../model-json/features/catalogue/products/documents';
import { FIGURE_UNITS } from '../../model-json/features/catalogue/products/figures';
import { CARD_FIGURES } from '../../model-json/features/catalogue/products/product-card';
import { TEASER_FIGURES } from '../../model-json/features/catalogue/exporter/product/productteaser';
import { SORT_KEYS } from '../../model-json/features/catalogue/products/sorting';
import { TELLING_FIGURES } from '../../model-json/features/catalogue/documents/models/telling-figures';

/** Where the Java bundle reads them (`CatalogueNames.java`). */
export const catalogueNamesFile =
  'ui.apps/core/src/main/resources/com/ventora/features/catalogue/catalogue-names.json';

/** The catalogue's names, shared by the exporter and the Java bundle. */
export const catalogueNames = (): Promise<string> =>
  format(
    JSON.stringify({
      figureUnits: FIGURE_UNITS,
      cardFigures: CARD_FIGURES,
      teaserFigures: TEASER_FIGURES,
      tellingFigures: TELLING_FIGURES,
      sortKeys: SORT_KEYS,
      documentTypes: DOCUMENT_TYPES,
      markets: Object.fromEntries(
        Object.entries(countries).map(([code, { supply, certificates }]) => [
          code,
          { ...supply, certificates },
        ]),
      ),
    }),
    { parser: 'json', printWidth: 110 },
  );
