/** What the curves of products show, and what they say of one. */
export const charts = {
  axes: {
    flow: 'Flow',
    demand: 'Air drawn',
    time: 'Time',
    inlet: 'Inlet temperature',
    pressure: 'Pressure',
    use: 'Time in use',
    mean: 'Air on average',
    room: 'Room temperature',
    water: 'Water',
  },
  load: {
    title: 'Power at part load',
    finding: (of: { name: string; flow: string; least: string; other: string; most: string }) =>
      `${of.name} takes least power for its air at ${of.flow}: ${of.least}. At ${of.other} it is ${of.most}.`,
  },
  pressure: {
    title: 'Delivery by pressure',
    finding: (of: { name: string; low: string; high: string; share: string; power: string | undefined }) =>
      `At ${of.high}, ${of.name} delivers ${of.share} less air than at ${of.low}${of.power ? `, for the same ${of.power}` : ''}.`,
  },
  inlet: {
    title: 'Flow by inlet temperature',
    finding: (of: { name: string; inlet: string; flow: string; share: string }) =>
      `If the air comes in with ${of.inlet}, ${of.name} dries ${of.flow}: ${of.share} less than it is rated for.`,
  },
  dryerPressure: {
    title: 'Flow by pressure',
    finding: (of: { name: string; pressure: string; flow: string; share: string; reference: string }) =>
      `At ${of.pressure}, ${of.name} dries ${of.flow}: ${of.share} less than at ${of.reference}.`,
  },
  drop: {
    title: 'Pressure drop by flow',
    finding: (of: { name: string; flow: string; drop: string; full: string; fullFlow: string }) =>
      `${of.name} takes ${of.drop} at ${of.flow}, and ${of.full} at ${of.fullFlow}.`,
  },
  bridge: {
    title: 'How long its tank helps',
    finding: (of: { name: string; demand: string; time: string; high: string; low: string }) =>
      `While tools draw ${of.demand} from ${of.name}, its tank makes up the difference for ${of.time}, from ${of.high} down to ${of.low}.`,
  },
  reserve: {
    title: 'How long it lasts',
    finding: (of: { flow: string; time: string; high: string; low: string }) =>
      `It gives ${of.flow} for ${of.time} while its pressure falls from ${of.high} to ${of.low}.`,
  },
  nozzle: {
    title: 'Air by pressure',
    finding: (of: { pressure: string; flow: string; share: string; working: string }) =>
      `At ${of.pressure} it takes ${of.flow}: ${of.share} less air than at ${of.working}.`,
  },
  compressor: {
    title: 'The compressor for it',
    finding: (of: { use: string; flow: string; duty: string; full: string }) =>
      `In use ${of.use} of the time, it needs a piston compressor of ${of.flow} with a duty cycle of ${of.duty}. Without a break, it needs a screw compressor of ${of.full}.`,
  },
  water: {
    title: 'Water by room temperature',
    finding: (of: {
      hot: string;
      humidity: string;
      flow: string;
      water: string;
      times: string;
      mild: string;
    }) =>
      `At ${of.hot} and ${of.humidity} humidity, ${of.flow} of air bring ${of.water} of water: ${of.times} times as much as at ${of.mild}.`,
  },
};
