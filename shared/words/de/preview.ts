import type * as English from '../en/preview';

export const preview: typeof English.preview = {
  title: 'Vorschau: Das ist vielleicht noch nicht veröffentlicht.',
  asOn: (day: string) => `Vorschau: diese Seiten, wie sie am ${day} waren.`,
  willBe: (day: string) => `Vorschau: die Website, wie sie am ${day} sein wird.`,
  until: (end: string) => `Der Link gilt bis ${end}.`,
  ended: [
    'Diese Vorschau ist beendet',
    'Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.',
  ],
  outside: ['Diese Seite gehört nicht zur Vorschau', 'Der Link zeigt nur einige Seiten.'],
  unknown: [
    'Diese Vorschau gibt es nicht',
    'Prüfen Sie, ob die Adresse vollständig ist; vielleicht wurde sie abgeschnitten.',
  ],
  unsent: ['Es wurde nichts gesendet', 'In einer Vorschau werden Formulare nur gezeigt.'],
  back: 'Zurück zur Vorschau',
};
