import type { Pairings } from '../../en/product/pairings';

export const pairings: Pairings = {
  dryer: ({ flow, pressure, dewPoint }) =>
    `Seca la totalidad de los ${flow} a ${pressure}, hasta un punto de rocío de ${dewPoint}.`,
  filter: ({ oil, flow, drop }) => `Deja ${oil} de aceite en ${flow} y resta ${drop} a la presión.`,
  tank: ({ time, high, low }) => `Cubre ${time} de caudal pleno, desde ${high} hasta ${low}.`,
  separator: ({ water }) => `Separa los ${water} de condensado que dan ocho horas de caudal.`,
  drain: {
    dryer: ({ water }) => `Evacua los ${water} de agua que se retiran del aire al día.`,
    machine: ({ water }) => `Evacua los ${water} de agua que dan ocho horas de caudal.`,
    filter: ({ flow, most }) => `Evacua lo que dejan ${flow}; hecho para ${most} como máximo.`,
  },
  under: (drop) => `menos de ${drop}`,
  hose: ({ drop, length, flow }) => `Pierde ${drop} en ${length} a ${flow}.`,
  coupling: ({ drop, flow }) => `Pierde ${drop} a ${flow}.`,
  unit: ({ particles, drop, flow }) => `Retiene partículas desde ${particles} y pierde ${drop} a ${flow}.`,
  tool: {
    steady: ({ flow, most }) => `Consume ${flow} de los ${most} entregados: funciona sin pausa.`,
    part: ({ flow, most }) =>
      `Consume ${flow} de los ${most} entregados: entretanto, el compresor necesita pausas.`,
    burst: ({ time, high, low }) =>
      `Funciona ${time} seguidos, mientras el depósito baja de ${high} a ${low}.`,
  },
};
