import type * as English from '../en/sheets';

export const sheets: typeof English.sheets = {
  fillIn: 'Zum Ausfüllen',
  survey: 'Aufmaß vor Ort',
  surveyHead: ['Firma', 'Ort', 'Aufgenommen von', 'Datum'],
  log: 'Wartungsheft',
  logHead: ['Maschine', 'Seriennummer', 'Standort', 'In Betrieb seit'],
  logColumns: ['Datum', 'Stunden', 'Arbeit', 'Teile und Öl', 'Unterschrift'],
  back: 'Schicken Sie den ausgefüllten Bogen an Ihren Händler oder an uns: Aus diesen Angaben entsteht das Angebot.',
  page: (number, count) => `Seite ${number} von ${count}`,
};
