import type { AuthorWords } from '../../../authoring/language/spoken';

export const words: AuthorWords = {
  Delete: 'Löschen',
  'Sign in': 'Anmelden',
  Title: 'Titel',
};
