import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Calculator: 'Rechner',
  'Leaks, receiver, condensate and more, with the arithmetic shown':
    'Leckagen, Behälter, Kondensat und mehr, mit dem Rechenweg',
  'What leaks cost': 'Was Leckagen kosten',
  'Size of a receiver': 'Größe eines Behälters',
  Condensate: 'Kondensat',
  'Heat recovery': 'Wärmerückgewinnung',
  'Fixed against variable speed': 'Feste gegen variable Drehzahl',
  'Life-cycle cost': 'Lebenszykluskosten',
  'Pipe size and ring main': 'Rohrgröße und Ringleitung',
  'Page after the answer': 'Seite nach dem Ergebnis',
  'Where a visitor goes with the answer: a service, a form, a list of products.':
    'Wohin ein Besucher mit dem Ergebnis geht: ein Service, ein Formular, eine Produktliste.',
  'Text of its link': 'Text des Links dorthin',
};
