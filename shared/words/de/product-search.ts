import type * as English from '../en/product-search';

export const productField: typeof English.productField = {
  placeholder: 'Name, Bestellnummer oder Thema',
  product: 'Produkte',
  family: 'Produktfamilien',
  oneProduct: 'Produkt',
  oneFamily: 'Produktfamilie',
  orderNumber: 'Best.-Nr. {0}',
};

export const productBanner: typeof English.productBanner = {
  searchBannerLabel: 'Produkte, Rat und Unterlagen finden',
};

export const productList: typeof English.productList = {
  advice:
    'Nehmen Sie einen Filter weg, erweitern Sie einen Bereich, oder versuchen Sie ein Wort weniger, den Namen einer Maschine oder den Anfang ihrer Bestellnummer.',
  adviceWords: 'Versuchen Sie ein Wort weniger, ein anderes Wort dafür oder den Anfang einer Bestellnummer.',
  oneFamily: 'Produktfamilie',
  oneCatalogue: 'Katalog',
};
