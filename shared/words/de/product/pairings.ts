import type { Pairings } from '../../en/product/pairings';

export const pairings: Pairings = {
  dryer: ({ flow, pressure, dewPoint }) =>
    `Trocknet die vollen ${flow} bei ${pressure} auf einen Drucktaupunkt von ${dewPoint}.`,
  filter: ({ oil, flow, drop }) =>
    `Senkt den Restölgehalt bei ${flow} auf ${oil}; der Druckverlust beträgt ${drop}.`,
  tank: ({ time, high, low }) =>
    `Überbrückt ${time} bei voller Liefermenge, während der Druck von ${high} auf ${low} fällt.`,
  separator: ({ water }) =>
    `Trennt die ${water} Kondensat, die in acht Stunden bei voller Liefermenge anfallen.`,
  drain: {
    dryer: ({ water }) => `Leitet die ${water} Wasser ab, die der Trockner der Luft am Tag entzieht.`,
    machine: ({ water }) =>
      `Leitet die ${water} Wasser ab, die in acht Stunden bei voller Liefermenge anfallen.`,
    filter: ({ flow, most }) => `Leitet das Kondensat aus ${flow} ab; ausgelegt ist er für bis zu ${most}.`,
  },
  under: (drop) => `weniger als ${drop}`,
  hose: ({ drop, length, flow }) => `Druckverlust auf ${length} bei ${flow}: ${drop}.`,
  coupling: ({ drop, flow }) => `Druckverlust bei ${flow}: ${drop}.`,
  unit: ({ particles, drop, flow }) =>
    `Hält Partikel ab ${particles} zurück; Druckverlust bei ${flow}: ${drop}.`,
  tool: {
    steady: ({ flow, most }) => `Braucht ${flow} von ${most} Liefermenge und läuft ohne Pause.`,
    part: ({ flow, most }) =>
      `Braucht ${flow} von ${most} Liefermenge; dazwischen braucht der Kompressor Pausen.`,
    burst: ({ time, high, low }) =>
      `Läuft ${time} am Stück, während der Druck im Behälter von ${high} auf ${low} fällt.`,
  },
};
