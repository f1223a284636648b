import type * as English from '../en/part-serials';

export const partSerials: typeof English.partSerials = {
  label: 'Numéro de série de votre machine',
  help: (example) => `Sur la plaque signalétique, sous la référence\u00a0; par exemple ${example}.`,
  show: 'Afficher ses pièces',
  fault: (typed, example) =>
    `«\u00a0${typed}\u00a0» n’est pas un numéro de série de cette machine. Saisissez-le comme sur la plaque signalétique, par exemple ${example}. Voici les pièces de toutes les années.`,
  shown: (serial) => `Pièces pour le numéro de série ${serial}.`,
  left: (count) =>
    count === 1
      ? '1 pièce d’autres années n’est pas affichée.'
      : `${count} pièces d’autres années ne sont pas affichées.`,
  none: (serial) =>
    `Aucune pièce de cette liste ne convient au numéro de série ${serial}. Envoyez-nous le numéro\u00a0: nous trouverons la pièce.`,
  showAll: 'Afficher toutes les pièces',
  range: (from, to) => {
    if (!to) return `à partir du n°\u00a0de série ${from}`;
    return from ? `n°\u00a0de série ${from} à ${to}` : `jusqu’au n°\u00a0de série ${to}`;
  },
  number: 'Numéro de série',
  parts: 'Ses pièces de rechange',
};
