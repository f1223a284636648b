import type { Pairings } from '../../en/product/pairings';

export const pairings: Pairings = {
  dryer: ({ flow, pressure, dewPoint }) =>
    `Trocknet die vollen ${flow} bei ${pressure} auf einen Taupunkt von ${dewPoint}.`,
  filter: ({ oil, flow, drop }) => `Lässt in ${flow} noch ${oil} Öl und nimmt ${drop} vom Druck.`,
  tank: ({ time, high, low }) => `Überbrückt ${time} volle Liefermenge, von ${high} bis herab auf ${low}.`,
  separator: ({ water }) => `Trennt die ${water} Kondensat, die in acht Stunden Lieferung anfallen.`,
  drain: {
    dryer: ({ water }) => `Leitet die ${water} Wasser ab, die er der Luft am Tag nimmt.`,
    machine: ({ water }) => `Leitet die ${water} Wasser ab, die in acht Stunden Lieferung anfallen.`,
    filter: ({ flow, most }) => `Leitet ab, was ${flow} zurücklassen; gebaut für bis zu ${most}.`,
  },
  under: (drop) => `weniger als ${drop}`,
  hose: ({ drop, length, flow }) => `Verliert bei ${flow} auf ${length} ${drop}.`,
  coupling: ({ drop, flow }) => `Verliert bei ${flow} ${drop}.`,
  unit: ({ particles, drop, flow }) =>
    `Hält Partikel ab ${particles} zurück und verliert bei ${flow} ${drop}.`,
  tool: {
    steady: ({ flow, most }) => `Braucht ${flow} der gelieferten ${most}: läuft ohne Pause.`,
    part: ({ flow, most }) =>
      `Braucht ${flow} der gelieferten ${most}: dazwischen braucht der Kompressor Pausen.`,
    burst: ({ time, high, low }) =>
      `Läuft ${time} am Stück, während der Druck im Behälter von ${high} auf ${low} fällt.`,
  },
};
