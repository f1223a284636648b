type Say<K extends string> = (of: Readonly<Record<K, string>>) => string;

/** Why an accessory belongs with a product: what it does for this one. */
export interface Pairings {
  readonly dryer: Say<'flow' | 'pressure' | 'dewPoint'>;
  readonly filter: Say<'oil' | 'flow' | 'drop'>;
  readonly tank: Say<'time' | 'high' | 'low'>;
  readonly separator: Say<'water'>;
  readonly drain: {
    readonly dryer: Say<'water'>;
    readonly machine: Say<'water'>;
    readonly filter: Say<'flow' | 'most'>;
  };
  /** Instead of a drop that is hardly one. */
  readonly under: (drop: string) => string;
  readonly hose: Say<'drop' | 'length' | 'flow'>;
  readonly coupling: Say<'drop' | 'flow'>;
  readonly unit: Say<'particles' | 'drop' | 'flow'>;
  readonly tool: {
    readonly steady: Say<'flow' | 'most'>;
    readonly part: Say<'flow' | 'most'>;
    readonly burst: Say<'time' | 'high' | 'low'>;
  };
}

export const pairings: Pairings = {
  dryer: ({ flow, pressure, dewPoint }) =>
    `Dries the full ${flow} at ${pressure}, to a dew point of ${dewPoint}.`,
  filter: ({ oil, flow, drop }) => `Leaves ${oil} of oil in ${flow}, and takes ${drop} of the pressure.`,
  tank: ({ time, high, low }) => `Bridges ${time} of full delivery, from ${high} down to ${low}.`,
  separator: ({ water }) => `Separates the ${water} of condensate that eight hours of delivery bring.`,
  drain: {
    dryer: ({ water }) => `Drains the ${water} of water that it takes out of the air in a day.`,
    machine: ({ water }) => `Drains the ${water} of water that eight hours of delivery bring.`,
    filter: ({ flow, most }) => `Drains what ${flow} leave behind; it is made for up to ${most}.`,
  },
  under: (drop) => `less than ${drop}`,
  hose: ({ drop, length, flow }) => `Loses ${drop} over ${length} at ${flow}.`,
  coupling: ({ drop, flow }) => `Loses ${drop} at ${flow}.`,
  unit: ({ particles, drop, flow }) => `Stops particles from ${particles}, and loses ${drop} at ${flow}.`,
  tool: {
    steady: ({ flow, most }) => `Takes ${flow} of the ${most} delivered: it runs without a break.`,
    part: ({ flow, most }) =>
      `Takes ${flow} of the ${most} delivered: the compressor needs breaks in between.`,
    burst: ({ time, high, low }) =>
      `Runs for ${time} at a stretch, while the tank falls from ${high} to ${low}.`,
  },
};
