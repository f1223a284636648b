import { arithmetic } from './calculators/arithmetic';

/** Words of the calculators. Figures include their units. */
export const calculators = {
  ...arithmetic,
  calculate: 'Calculate',
  answer: 'Answer',
  next: 'Talk to us',
  products: 'What fits from our catalogue',
  row: (title: string, row: number) => `${title}, row ${row}`,
  rowsHelp: 'Empty a row to remove it. When the last one is filled in, “Calculate” adds another.',
  years: (number: string) => `${number} years`,
  arithmetic: 'The arithmetic',
  sources: 'Sources',
  unitsConvert:
    'The formulas are between quantities: convert the units as you would on paper. Pressures are above atmosphere, 1 bar.',
  /** What is wrong with an entry. */
  faultsTitle: 'Please check these figures',
  faults: {
    number: (label: string, typed: string, min: string, max: string) =>
      `${label}: “${typed}” is not a number. Enter one from ${min} to ${max}.`,
    whole: (label: string, typed: string, min: string, max: string) =>
      `${label}: “${typed}” is not a whole number. Enter a whole number from ${min} to ${max}.`,
    range: (label: string, typed: string, min: string, max: string) =>
      `${label}: ${typed} is out of range. Enter a number from ${min} to ${max}.`,
    below: (label: string, typed: string, _min: string, max: string) =>
      `${label}: ${typed} is too high. Enter a number below ${max}.`,
    above: (label: string, typed: string, min: string) =>
      `${label}: ${typed} is too low. Enter a number above ${min}.`,
    missing: (label: string, _typed: string, min: string, max: string) =>
      `${label}: nothing is entered in this row. Enter a number from ${min} to ${max}.`,
  },
  /** Headings of the form. */
  groups: {
    leak: 'The leaks',
    energy: 'Running and energy',
    assumptions: 'Assumptions, to be replaced by your own figures',
    peak: 'The peak',
    band: 'Switching points',
    air: 'Compressor',
    climate: 'Air and cooling',
    machine: 'Compressor',
    water: 'Water to be heated',
    fuel: 'Fuel and investment',
  },
  fields: {
    method: 'How do you know what leaks?',
    count: 'Number of leaks',
    bore: 'Diameter of the hole',
    pressure: 'Pressure',
    volume: 'Volume of receiver and pipes',
    from: 'Pressure at the start',
    to: 'Pressure at the end',
    seconds: 'Time from one to the other',
    delivery: 'Free air delivery of the compressor',
    loaded: 'Time loaded',
    unloaded: 'Time unloaded or stopped',
    leakFlow: 'Leakage',
    hours: 'Hours a year',
    price: 'Price of electricity',
    coefficient: 'Flow coefficient of the hole',
    specific: 'Specific power of the station',
    carbon: 'CO₂ from the mains',
    repaired: 'Share that a repair stops',
    demand: 'Demand at the peak',
    peakTime: 'Duration of the peak',
    high: 'Cut-out pressure',
    low: 'Lowest pressure you accept',
    running: 'Share of time the compressor runs',
    starts: 'Starts allowed',
    flow: 'Free air delivery',
    inlet: 'Temperature of the air drawn in',
    humidity: 'Relative humidity',
    cooled: 'After the aftercooler',
    dewPoint: 'Pressure dew point of the dryer',
    power: 'Electrical power',
    used: 'Share of the heat you can use',
    cold: 'Cold water',
    warm: 'Warm water',
    fuelPrice: 'Price of the fuel',
    investment: 'Investment',
    recovered: 'Share recovered as heat',
    boiler: 'Efficiency of the boiler',
    fuelCarbon: 'CO₂ from the fuel',
  },
  help: {
    hours: 'A net that is never shut off loses air 8,760 hours a year.',
    coefficient: '1 for a rounded nozzle, 0.61 for a sharp edge.',
    running: '50% is the worst case: the most starts.',
    used: 'Of the year: a heating season is about 60%.',
  },
  options: {
    holes: 'By the size of the holes',
    bleed: 'By how fast the pressure falls while nobody draws air',
    cycle: 'By how long the compressor loads while nobody draws air',
    known: 'It was measured',
  },
};
