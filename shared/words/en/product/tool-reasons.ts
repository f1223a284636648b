/** What speaks for tools, pipes, hoses and supplies: a heading, and a sentence from its own figures or its construction. */
export const toolReasons = {
  fineDirt: {
    title: 'Keeps grit from the vanes',
    text: (of: { size: string }) => `What is larger than ${of.size} stays in the bowl and out of the tool.`,
  },
  fullInlet: {
    title: 'Full pressure at the inlet',
    text: (of: { pressure: string }) =>
      `It takes up to ${of.pressure} from the main and lets through only what the tool needs.`,
  },
  atTheOutlet: {
    title: 'Fits at the outlet',
    text: (of: { width: string; height: string }) =>
      `${of.width} wide and ${of.height} high, it sits in the line right before the hose.`,
  },
  reserve: {
    title: 'Pressure to spare',
    text: (of: { most: string; times: string; usual: string }) =>
      `It is made for ${of.most}, at least ${of.times} times the ${of.usual} of a workshop.`,
  },
  outdoors: {
    title: 'For winter and summer',
    text: (of: { least: string; most: string }) =>
      `It is used from ${of.least} to ${of.most}, in the hall and on site.`,
  },
  rolledUp: {
    title: 'Goes along rolled up',
    text: (of: { length: string; weight: string }) =>
      `${of.length} weigh ${of.weight}: you carry it in one hand.`,
  },
  wall: {
    title: 'Keeps its bore open',
    text: (of: { wall: string; bore: string }) =>
      `A wall of ${of.wall} keeps the ${of.bore} inside round where it bends round a corner.`,
  },
  lightEnd: {
    title: 'Light on the hose end',
    text: (of: { weight: string }) => `At ${of.weight} it does not drag the hose or the tool to the floor.`,
  },
  asThePipe: {
    title: 'As strong as the pipe',
    text: (of: { pressure: string }) =>
      `It takes ${of.pressure}, as the pipe does: a ring main has no weak point.`,
  },
  usedAgain: {
    title: 'Opened and used again',
    text: 'Its joint comes apart and is used again with new O-rings when a machine moves.',
  },
  vacuum: {
    title: 'Holds vacuum, too',
    text: 'The same joint is tight inwards: one system for compressed air and for vacuum.',
  },
  smallJoint: {
    title: 'Carried by the pipe',
    text: (of: { weight: string }) => `${of.weight} hang between two brackets without one of their own.`,
  },
  oneLength: {
    title: 'Lifted by one person',
    text: (of: { length: string; weight: string }) =>
      `A length of ${of.length} weighs ${of.weight}: one person lifts it into its brackets.`,
  },
  noFlame: {
    title: 'No flame, no thread',
    text: 'It is cut, deburred and pushed into its fitting: no welding permit and no die for threads.',
  },
  toolBag: {
    title: 'Goes up in the bag',
    text: (of: { weight: string; length: string }) =>
      `${of.weight} and ${of.length} long, it goes up to the platform in the tool bag.`,
  },
  noSocket: {
    title: 'Needs no socket',
    text: 'Pipes hang where no socket is: it works there without a cable across the platform.',
  },
  sameJoint: {
    title: 'Each joint the same',
    text: 'Cut, deburr, mark, push, tighten, test: it does its step the same way at the first joint and at the last.',
  },
  sparedWrist: {
    title: 'Spares the wrist',
    text: (of: { torque: string; weight: string }) =>
      `Hammers inside turn the bolt with ${of.torque}; the hand holds no more than the ${of.weight} of the tool.`,
  },
  lightTool: {
    title: 'Light in the hand',
    text: (of: { weight: string }) =>
      `It weighs ${of.weight}: neither a battery nor a winding has to be held up.`,
  },
  shortTool: {
    title: 'Fits where arms do not',
    text: (of: { length: string }) =>
      `It is ${of.length} long from end to end, so it works inside a frame or an arch.`,
  },
  stalls: {
    title: 'Stalls without harm',
    text: 'Overloaded, it stops and goes on: the air that drives its vanes cools it, and nothing burns out.',
  },
  ratedPressure: {
    title: 'Full power at workshop pressure',
    text: (of: { pressure: string }) =>
      `Its figures hold at ${of.pressure} at the inlet: no main has to be set higher for it.`,
  },
  softSpray: {
    title: 'Less mist, more paint',
    text: (of: { pressure: string }) =>
      `It atomises with ${of.pressure}: less of the paint bounces off the part and into the filter.`,
  },
  noElectrics: {
    title: 'Nothing electric in the mist',
    text: 'Only air drives it: no cable and no motor stand in a mist of solvent.',
  },
  drizzle: {
    title: 'Drizzle does not stop it',
    text: 'Nothing in it is electric: it goes on in drizzle, on dew and in snow.',
  },
  shot: {
    title: 'No cartridge, no battery',
    text: (of: { air: string }) => `A shot takes ${of.air} of air and nothing else that has to be bought.`,
  },
  anyProfile: {
    title: 'Takes any nipple',
    text: (of: { thread: string }) =>
      `Its ${of.thread} inlet takes the nipple of the couplings that you have.`,
  },
  inStep: {
    title: 'In step with the machine',
    text: (of: { hours: string; one: string; three: string }) =>
      `${of.hours} are ${of.one} in one shift and ${of.three} in three: that is when it is due.`,
  },
  oneNumber: {
    title: 'One number to order',
    text: (of: { count: string }) =>
      `${of.count} kinds of parts that age together come under one order number.`,
  },
  drawn: {
    title: 'Numbered in a drawing',
    text: 'The exploded drawing of its machine shows where each part sits, and in which order.',
  },
  parcel: {
    title: 'Comes as a parcel',
    text: (of: { weight: string }) => `Packed it weighs ${of.weight}: no pallet and no forklift.`,
  },
  bodyStays: {
    title: 'The body stays',
    text: 'Seat, spring and ring are renewed; the body of the valve stays in its pipe.',
  },
  oilInterval: {
    title: 'Made for long intervals',
    text: (of: { hours: string; one: string }) =>
      `It stays in for ${of.hours}: in one shift that is ${of.one}.`,
  },
  oilGrade: {
    title: 'The right thickness',
    text: (of: { viscosity: string; temperature: string }) =>
      `${of.viscosity} at ${of.temperature}: the thickness that bearings and seals are made for.`,
  },
  can: {
    title: 'Closes again',
    text: (of: { contents: string }) =>
      `Its container of ${of.contents} closes again: what is left over serves for topping up.`,
  },
};
