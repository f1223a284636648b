import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Calculator: 'Calculateur',
  'Leaks, receiver, condensate and more, with the arithmetic shown':
    'Fuites, réservoir, condensats et autres, avec le détail du calcul',
  'What leaks cost': 'Ce que coûtent les fuites',
  'Size of a receiver': 'Taille d’un réservoir',
  Condensate: 'Condensat',
  'Heat recovery': 'Récupération de chaleur',
  'Fixed against variable speed': 'Vitesse fixe contre variable',
  'Life-cycle cost': 'Coût du cycle de vie',
  'Pipe size and ring main': 'Diamètre de tuyau et boucle',
  'Page after the answer': 'Page après le résultat',
  'Where a visitor goes with the answer: a service, a form, a list of products.':
    'Où un visiteur va avec le résultat : un service, un formulaire, une liste de produits.',
  'Text of its link': 'Texte de son lien',
};
