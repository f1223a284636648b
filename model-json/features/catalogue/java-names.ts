import { SIZE_FEATURES, SIZE_FIGURES } from '../../../shared/features/catalogue/comparing/kinds';
import { countries } from '../markets/api/country';
import { CAD_FILES } from './cad/cad-models';
import { ROUND_FAMILIES, SIZED_FAMILIES } from './cad/shapes/kinds';
import { TELLING_FIGURES } from './documents/models/telling-figures';
import { TEASER_FIGURES } from './exporter/product/productteaser';
import { DOCUMENT_TYPES } from './products/documents';
import { FIGURE_UNITS } from './products/figures';
import { CARD_FIGURES, FACT_FIGURES } from './products/product-card';
import { SORT_KEYS } from './products/sorting';

/** The catalogue's names, shared by the exporter and the Java bundle (`CatalogueNames.java`). */
export const catalogueNames = (): object => ({
  figureUnits: FIGURE_UNITS,
  cardFigures: CARD_FIGURES,
  factFigures: FACT_FIGURES,
  teaserFigures: TEASER_FIGURES,
  tellingFigures: TELLING_FIGURES,
  sizeFigures: SIZE_FIGURES,
  sizeFeatures: SIZE_FEATURES,
  sortKeys: SORT_KEYS,
  documentTypes: DOCUMENT_TYPES,
  cadFiles: CAD_FILES,
  sizedFamilies: SIZED_FAMILIES,
  roundFamilies: ROUND_FAMILIES,
  markets: Object.fromEntries(
    Object.entries(countries).map(([code, { supply, certificates }]) => [code, { ...supply, certificates }]),
  ),
});
