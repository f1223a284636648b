import type { Pairings } from '../../en/product/pairings';

export const pairings: Pairings = {
  dryer: ({ flow, pressure, dewPoint }) =>
    `Sèche la totalité des ${flow} à ${pressure}, jusqu’à un point de rosée de ${dewPoint}.`,
  filter: ({ oil, flow, drop }) => `Laisse ${oil} d’huile dans ${flow} et prend ${drop} sur la pression.`,
  tank: ({ time, high, low }) => `Assure ${time} de plein débit, de ${high} jusqu’à ${low}.`,
  separator: ({ water }) => `Sépare les ${water} de condensat que donnent huit heures de débit.`,
  drain: {
    dryer: ({ water }) => `Évacue les ${water} d’eau retirés de l’air par jour.`,
    machine: ({ water }) => `Évacue les ${water} d’eau que donnent huit heures de débit.`,
    filter: ({ flow, most }) => `Évacue ce que laissent ${flow} ; conçu pour ${most} au plus.`,
  },
  under: (drop) => `moins de ${drop}`,
  hose: ({ drop, length, flow }) => `Perd ${drop} sur ${length} à ${flow}.`,
  coupling: ({ drop, flow }) => `Perd ${drop} à ${flow}.`,
  unit: ({ particles, drop, flow }) => `Retient les particules dès ${particles} et perd ${drop} à ${flow}.`,
  tool: {
    steady: ({ flow, most }) => `Consomme ${flow} sur les ${most} fournis : fonctionne sans pause.`,
    part: ({ flow, most }) =>
      `Consomme ${flow} sur les ${most} fournis : entre-temps, il faut des pauses au compresseur.`,
    burst: ({ time, high, low }) =>
      `Fonctionne ${time} d’affilée, le temps que le réservoir descende de ${high} à ${low}.`,
  },
};
