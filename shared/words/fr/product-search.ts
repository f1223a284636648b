import type * as English from '../en/product-search';

export const productField: typeof English.productField = {
  placeholder: 'Nom, référence ou sujet',
  product: 'Produits',
  family: 'Familles de produits',
  oneProduct: 'Produit',
  oneFamily: 'Famille de produits',
  orderNumber: 'Réf. {0}',
};

export const productBanner: typeof English.productBanner = {
  searchBannerLabel: 'Trouver produits, conseils et documents',
};

export const productList: typeof English.productList = {
  advice:
    'Retirez un filtre, élargissez une plage, ou essayez un mot de moins, le nom d’une machine ou le début de sa référence.',
  adviceWords: 'Essayez un mot de moins, un autre mot ou le début d’une référence.',
  oneFamily: 'Famille de produits',
  oneCatalogue: 'Catalogue',
};
