import type { Pairings } from '../../en/product/pairings';

export const pairings: Pairings = {
  dryer: ({ flow, pressure, dewPoint }) =>
    `Seca todo el caudal de ${flow} a ${pressure}, hasta un punto de rocío a presión de ${dewPoint}.`,
  filter: ({ oil, flow, drop }) => `Deja ${oil} de aceite en ${flow}, con una pérdida de carga de ${drop}.`,
  tank: ({ time, high, low }) =>
    `Cubre ${time} a pleno caudal, mientras la presión baja de ${high} a ${low}.`,
  separator: ({ water }) => `Separa los ${water} de condensado que dan ocho horas a pleno caudal.`,
  drain: {
    dryer: ({ water }) => `Evacua los ${water} de agua que el secador retira del aire en un día.`,
    machine: ({ water }) => `Evacua los ${water} de agua que dan ocho horas a pleno caudal.`,
    filter: ({ flow, most }) => `Evacua el condensado de ${flow}; está hecho para ${most} como máximo.`,
  },
  under: (drop) => `menos de ${drop}`,
  hose: ({ drop, length, flow }) => `Pérdida de carga en ${length} a ${flow}: ${drop}.`,
  coupling: ({ drop, flow }) => `Pérdida de carga a ${flow}: ${drop}.`,
  unit: ({ particles, drop, flow }) =>
    `Retiene partículas desde ${particles}; pérdida de carga a ${flow}: ${drop}.`,
  tool: {
    steady: ({ flow, most }) => `Consume ${flow} de los ${most} entregados y funciona sin pausa.`,
    part: ({ flow, most }) => `Consume ${flow} de los ${most} entregados; el compresor necesita pausas.`,
    burst: ({ time, high, low }) =>
      `Funciona ${time} seguidos, mientras la presión del depósito baja de ${high} a ${low}.`,
  },
};
