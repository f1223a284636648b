import type * as English from '../en/part-serials';

export const partSerials: typeof English.partSerials = {
  label: 'Seriennummer Ihrer Maschine',
  help: (example) => `Auf dem Typenschild unter der Bestellnummer, zum Beispiel ${example}.`,
  show: 'Passende Teile zeigen',
  fault: (typed, example) =>
    `„${typed}“ ist keine Seriennummer dieser Maschine. Geben Sie die Nummer wie auf dem Typenschild ein, zum Beispiel ${example}. Unten stehen die Teile aller Baujahre.`,
  shown: (serial) => `Teile für die Seriennummer ${serial}.`,
  left: (count) =>
    count === 1
      ? '1 Teil für andere Baujahre ist ausgeblendet.'
      : `${count} Teile für andere Baujahre sind ausgeblendet.`,
  none: (serial) =>
    `Zur Seriennummer ${serial} passt kein Teil dieser Liste. Schicken Sie uns die Nummer: Wir finden das Teil.`,
  showAll: 'Alle Teile zeigen',
  range: (from, to) => {
    if (!to) return `ab Serien-Nr. ${from}`;
    return from ? `Serien-Nr. ${from} bis ${to}` : `bis Serien-Nr. ${to}`;
  },
  number: 'Seriennummer',
  parts: 'Ihre Ersatzteile',
};
