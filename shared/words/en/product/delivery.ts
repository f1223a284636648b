/** What is delivered with a product, and what is not. */
export const delivery = {
  title: 'What comes with it',
  without: 'Not included',
  /** The product itself. */
  itself: {
    cabinet: (of: { name: string }) => `${of.name} in its sound-proof cabinet, oil filled`,
    cabinetOnTank: (of: { name: string; tank: string }) => `${of.name} on its ${of.tank} tank, oil filled`,
    dryerOnTank: (of: { name: string; tank: string }) =>
      `${of.name} with dryer on its ${of.tank} tank, piped and oil filled`,
    beltOnTank: (of: { name: string; tank: string }) =>
      `${of.name} with pump, motor, ${of.tank} tank and belt guard, oil filled`,
    tandem: (of: { name: string; tank: string }) =>
      `${of.name} with two pumps, two motors, ${of.tank} tank and belt guards, oil filled`,
    belt: (of: { name: string }) => `${of.name} with pump, motor and belt guard, oil filled`,
    direct: (of: { name: string; tank: string }) =>
      `${of.name} with pump, motor and ${of.tank} tank, oil filled`,
    oilFree: (of: { name: string; tank: string }) =>
      `${of.name} with ${of.tank} tank, ready to run without oil`,
    petrol: (of: { name: string; tank: string }) =>
      `${of.name} with engine, pump, ${of.tank} tank and belt guard`,
    refrigeration: (of: { name: string; charge: string; refrigerant: string }) =>
      `${of.name}, filled with ${of.charge} of ${of.refrigerant}`,
    adsorption: (of: { name: string }) => `${of.name}, both towers filled with desiccant`,
    filter: (of: { name: string }) => `${of.name} with its element fitted`,
    separator: (of: { name: string }) => `${of.name} with fleece and carbon fitted`,
    tank: (of: { name: string }) => `${of.name} with safety valve, gauge and drain`,
    length: (of: { name: string; length: string }) => `${of.name} in one length of ${of.length}`,
    one: (of: { name: string }) => `1 × ${of.name}`,
  },
  starter: 'Starter with motor protection',
  converter: 'Frequency converter, set to motor and airend',
  controller: 'Controller with service counter and volt-free alarm contact',
  pressureSwitch: 'Pressure switch with motor protection, and gauge',
  reducer: 'Pressure reducer, gauge, quick coupling',
  booster: 'Pressure switch, safety valves and gauges for inlet and outlet',
  drainOnTank: 'Electronic condensate drain on the tank',
  drainsOnBoth: 'Electronic condensate drains on tank and dryer',
  electronicDrain: 'Electronic condensate drain',
  floatDrain: 'Float drain',
  silencers: 'Silencers for the air that regenerates the desiccant',
  differentialGauge: 'Differential gauge and drain in the bowl',
  sampleGlass: 'Glass for the first sample of clean water',
  ballValve: (of: { thread: string }) => `Ball valve ${of.thread} at the outlet`,
  flange: (of: { size: string }) => `Counter-flange ${of.size} with gasket`,
  feet: 'Four anti-vibration feet',
  wheels: 'Wheels, rubber feet and push handle, fitted',
  spareFilter: 'Spare air filter element',
  firstService: (of: { hours: string }) => `Set of filters for the first service at ${of.hours}`,
  nipple: (of: { thread: string }) => `Nipple for its inlet, ${of.thread}`,
  insertionGauge: 'Insertion gauge, with the first delivery',
  papers: 'Operating manual and declaration of conformity in your language',
  tankPapers: 'Operating manual, declaration of conformity and tank certificate in your language',
  manual: 'Operating manual in your language',
  count: (of: { count: string; part: string }) => `${of.count} × ${of.part}`,
  onPallet: (of: { weight: string; size: string }) => `All on a pallet: ${of.weight}, ${of.size}`,
  inCarton: (of: { weight: string; size: string }) => `All in a carton: ${of.weight}, ${of.size}`,
  asParcel: (of: { weight: string }) => `Packed weight: ${of.weight}`,
  fuel: 'Petrol and oil for engine and pump: fill both up before the first start',
};
