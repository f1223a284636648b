import type * as English from '../en/product-search';

export const productField: typeof English.productField = {
  placeholder: 'Nombre, referencia o tema',
  product: 'Productos',
  family: 'Familias de productos',
  oneProduct: 'Producto',
  oneFamily: 'Familia de productos',
  orderNumber: 'Ref. {0}',
};

export const productBanner: typeof English.productBanner = {
  searchBannerLabel: 'Encontrar productos, consejos y documentos',
};

export const productList: typeof English.productList = {
  advice:
    'Quite un filtro, amplíe un intervalo o pruebe con una palabra menos, el nombre de una máquina o el principio de su referencia.',
  adviceWords: 'Pruebe con una palabra menos, con otra palabra o con el principio de una referencia.',
  oneFamily: 'Familia de productos',
  oneCatalogue: 'Catálogo',
};
