import type { Pairings } from '../../en/product/pairings';

export const pairings: Pairings = {
  dryer: ({ flow, pressure, dewPoint }) =>
    `Sèche la totalité des ${flow} à ${pressure}, jusqu’à un point de rosée sous pression de ${dewPoint}.`,
  filter: ({ oil, flow, drop }) =>
    `Ramène l’huile à ${oil} pour ${flow}, avec une perte de charge de ${drop}.`,
  tank: ({ time, high, low }) =>
    `Assure ${time} à plein débit, le temps que la pression descende de ${high} à ${low}.`,
  separator: ({ water }) => `Sépare les ${water} de condensats que donnent huit heures à plein débit.`,
  drain: {
    dryer: ({ water }) => `Évacue les ${water} d’eau que le sécheur retire de l’air en un jour.`,
    machine: ({ water }) => `Évacue les ${water} d’eau que donnent huit heures à plein débit.`,
    filter: ({ flow, most }) => `Évacue les condensats de ${flow} ; il est conçu pour ${most} au plus.`,
  },
  under: (drop) => `moins de ${drop}`,
  hose: ({ drop, length, flow }) => `Perte de charge sur ${length} à ${flow} : ${drop}.`,
  coupling: ({ drop, flow }) => `Perte de charge à ${flow} : ${drop}.`,
  unit: ({ particles, drop, flow }) =>
    `Retient les particules dès ${particles} ; perte de charge à ${flow} : ${drop}.`,
  tool: {
    steady: ({ flow, most }) => `Consomme ${flow} sur les ${most} fournis et fonctionne sans pause.`,
    part: ({ flow, most }) => `Consomme ${flow} sur les ${most} fournis ; le compresseur a besoin de pauses.`,
    burst: ({ time, high, low }) =>
      `Fonctionne ${time} d’affilée, le temps que la pression du réservoir descende de ${high} à ${low}.`,
  },
};
