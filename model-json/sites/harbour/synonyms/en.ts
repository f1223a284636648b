import { oneWay, same, type SynonymGroup } from '../../../../api/search';

export const en: readonly SynonymGroup[] = [
  ...same(
    ['charges', 'fees', 'prices'],
    ['book bus', 'bookmobile', 'mobile library'],
    ['join', 'register', 'sign up', 'membership', 'become a member'],
    ['e-book', 'ebook', 'digital book'],
    ['audiobook', 'talking book', 'audio book'],
    ['children', 'kids'],
    ['local history', 'heritage'],
    ['photographs', 'photos'],
    ['reading group', 'book club', 'book group'],
    ['story time', 'storytime'],
    ['renew', 'extend'],
    ['wi-fi', 'wifi', 'wireless'],
    ['computer', 'pc'],
    ['print', 'photocopy'],
    ['donate', 'give'],
    ['wheelchair', 'step-free', 'disabled access'],
  ),
  ...oneWay(['overdue', 'late'], ['fine', 'late'], ['toddler', 'under-fives'], ['borrow', 'loan']),
];
