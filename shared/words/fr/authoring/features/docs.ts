import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Chapter: 'Chapitre',
  'Documentation: prose, tables and code': 'Documentation : texte, tableaux et code',
  'Live example': 'Exemple en action',
  'A component at work, in a frame': 'Un composant en action, dans un cadre',
};
