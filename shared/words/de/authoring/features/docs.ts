import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Chapter: 'Kapitel',
  'Documentation: prose, tables and code': 'Dokumentation: Text, Tabellen und Code',
  'Live example': 'Beispiel im Betrieb',
  'A component at work, in a frame': 'Eine Komponente in Aktion, in einem Rahmen',
};
