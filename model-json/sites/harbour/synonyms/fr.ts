import { oneWay, same, type SynonymGroup } from '../../../../api/search';

export const fr: readonly SynonymGroup[] = [
  ...same(
    ['tarif', 'prix'],
    ['bibliobus', 'bibliothèque mobile', 'bibliothèque itinérante'],
    ['inscrire', 'inscription', 'adhérer', 'adhésion'],
    ['livre numérique', 'livre électronique', 'ebook', 'e-book'],
    ['livre audio', 'audiolivre', 'livre lu'],
    ['histoire locale', 'patrimoine'],
    ['photographie', 'photo'],
    ['groupe de lecture', 'club de lecture'],
    ['heure du conte', 'contes'],
    ['prolonger', 'renouveler'],
    ['wi-fi', 'wifi'],
    ['ordinateur', 'pc'],
    ['impression', 'imprimer', 'photocopie'],
    ['don', 'donner'],
    ['fauteuil', 'sans marches', 'handicap'],
  ),
  ...oneWay(['pénalité', 'retard'], ['médiathèque', 'bibliothèque']),
];
