/** Words of the configurator. Figures include their units. */
export const configurator = {
  machine: 'Machine',
  version: 'Pressure',
  update: 'Update the configuration',
  /** Headings of groups of steps. */
  groups: {
    machine: 'The machine',
    air: 'The air',
    power: 'Drive and supply',
    site: 'Place and heat',
    look: 'Finish',
  },
  /** Questions, by the names of steps. */
  steps: {
    quality: 'What the air is for',
    dryer: 'Drying',
    filters: 'Filtration',
    tank: 'Tank',
    volume: 'Volume of a separate receiver',
    drive: 'Drive',
    mains: 'Voltage and frequency',
    cooling: 'Cooling',
    heat: 'Heat recovery',
    hood: 'Noise',
    place: 'Place',
    control: 'Controller',
    side: 'Connection side',
    colour: 'Colour',
    kit: 'Service kit',
  } as Readonly<Record<string, string>>,
  /** Of a group of steps in which nothing was changed. */
  asStandard: 'As standard',
  purityClass: (name: string) => `class ${name}`,
  unknownMachine: (asked: string) =>
    `There is no machine “${asked}” in the range that can be configured; below is another one.`,
  notPossible: 'Not possible',
  changeFor: (step: string) => `Change ${step} to have it`,
  machineCan: (name: string) => `${name} can have it`,
  yours: 'Your configuration',
  added: 'Added, because it is needed',
  refused: 'Taken out, because it does not go with the rest',
  parts: 'Order numbers',
  base: 'Machine',
  noParts: 'Nothing but the machine.',
  figures: 'What it is like',
  airClass: 'Air purity, ISO 8573-1',
  share: 'Address of this configuration',
  shareHelp: 'It says all of your choices: bookmark it, send it, print it.',
  specification: 'Specification',
  note: 'Note',
  value: 'Value',
  pdf: 'Specification (PDF)',
  quote: 'Add to quote list',
  noFit: 'The range has nothing of this kind that fits this machine.',
  noReceiver: 'There is no receiver of this kind in this volume.',
  /** The text alternative of the picture: what stands in it, and what was chosen. */
  picture: (shown: string, options: string) =>
    `Front view to scale, air from the machine on: ${shown}.${options && ` Chosen: ${options}.`}`,
  scale:
    'Drawn to scale. Pipes, hood and piping order are a picture; a drawing with dimensions comes with our offer.',
  faults: 'The rules have faults. Nothing can be configured with what they say:',
};
