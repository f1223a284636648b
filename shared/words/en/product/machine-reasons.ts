/** What speaks for a compressor: a heading, and a sentence from its own figures or its construction. */
export const machineReasons = {
  steady: {
    title: 'One pressure, no band',
    text: (of: { band: string; power: string }) =>
      `Its speed holds the pressure. Switching between load and idle needs a band of ${of.band} above it, which at full flow takes about ${of.power} more.`,
  },
  softStart: {
    title: 'No current peak',
    text: (of: { current: string }) =>
      `It runs up from standstill without taking more than its rated ${of.current}, so it may stop whenever nobody needs air.`,
  },
  oneAxis: {
    title: 'Motor and airend on one axis',
    text: (of: { power: string }) =>
      `No belt slips, wears or needs tensioning between its ${of.power} motor and the rotors.`,
  },
  oneShaft: {
    title: 'Pump on the motor shaft',
    text: 'The pump sits on the shaft of its motor: no belt has to be tensioned, guarded or renewed.',
  },
  pulleys: {
    title: 'Pressure by pulleys',
    text: (of: { pressure: string }) =>
      `A belt sets the speed of its airend: if ${of.pressure} is no longer what you need, a dealer changes the ratio in two hours.`,
  },
  slowPump: {
    title: 'Slow pump, cool heads',
    text: 'A belt lets the pump turn more slowly than its motor: the heads stay cooler, and the valves last longer.',
  },
  twoStages: {
    title: 'Cooled between two stages',
    text: (of: { pressure: string; power: string }) =>
      `Air that cools on its way to the second cylinder takes less work: ${of.power} at ${of.pressure}.`,
  },
  twoSteps: {
    title: 'High pressure in two steps',
    text: (of: { pressure: string }) =>
      `The second cylinder takes over air that has cooled: ${of.pressure} without red-hot valves.`,
  },
  staggered: {
    title: 'Starts one half at a time',
    text: (of: { half: string; power: string }) =>
      `Its motors start one after the other: the supply has to start ${of.half}, not ${of.power} at once.`,
  },
  localPressure: {
    title: 'High pressure where needed',
    text: (of: { inlet: string }) =>
      `Only the machine that needs it gets high pressure; all others stay at ${of.inlet}, and at its cost.`,
  },
  dryCylinders: {
    title: 'Cylinders without oil',
    text: 'Its pistons run dry on rings of PTFE: neither the air nor the condensate takes up any.',
  },
  noOilChange: {
    title: 'No oil to change',
    text: (of: { hours: string }) =>
      `Rings and seals are due after ${of.hours}; until then there is only a filter to clean.`,
  },
  likeTalk: {
    title: 'As quiet as talk',
    text: (of: { level: string; distance: string; talk: string }) =>
      `${of.level} at ${of.distance} is no more than the ${of.talk} of a conversation: people can work beside it.`,
  },
  noMuffs: {
    title: 'No ear muffs needed',
    text: (of: { level: string; distance: string; limit: string }) =>
      `${of.level} at ${of.distance} stays below the ${of.limit} from which ears need protection.`,
  },
  usedHeat: {
    title: 'Heat to use again',
    text: (of: { power: string; water: string }) =>
      `With an exchanger in its oil circuit it gives up to ${of.power} as water at ${of.water}; a duct takes the warm air to the hall next door.`,
  },
  continuous: {
    title: 'Runs day and night',
    text: (of: { share: string }) =>
      `Its oil carries the heat away as it delivers: ${of.share} duty cycle, even in summer.`,
  },
  serviceSide: {
    title: 'Service from the front',
    text: (of: { distance: string }) =>
      `Filters and separator are reached from the front: ${of.distance} of free space there is all that service needs.`,
  },
  oneFrame: {
    title: 'One frame, one outlet',
    text: (of: { length: string; width: string }) =>
      `Machine and tank stand on ${of.length} × ${of.width}, with all pipes between them fitted and tested.`,
  },
  dryFrame: {
    title: 'Dryer on the same frame',
    text: (of: { length: string; width: string }) =>
      `Machine, dryer and tank stand on ${of.length} × ${of.width}, with all pipes between them fitted and tested.`,
  },
  roomDoor: {
    title: 'Rolls through room doors',
    text: (of: { weight: string; width: string }) =>
      `One person rolls its ${of.weight}, and at ${of.width} wide it goes through the doors of a home.`,
  },
  loaded: {
    title: 'Loaded by two',
    text: (of: { weight: string }) => `At ${of.weight} two people lift it into the van: no ramp, no winch.`,
  },
  carried: {
    title: 'Carried by one person',
    text: (of: { weight: string; length: string; width: string }) =>
      `It weighs ${of.weight} and stands on ${of.length} × ${of.width}, like a box of tools.`,
  },
  palletTruck: {
    title: 'Comes through the door',
    text: (of: { width: string; height: string; weight: string; door: string }) =>
      `At ${of.width} wide and ${of.height} high, all ${of.weight} of it go through a door of ${of.door} on a pallet truck; no wall has to be opened.`,
  },
  upright: {
    title: 'Upright on little floor',
    text: (of: { volume: string; length: string; width: string }) =>
      `The tank stands: machine and ${of.volume} take ${of.length} × ${of.width}.`,
  },
  wallSocket: {
    title: 'A wall socket is enough',
    text: (of: { voltage: string; current: string }) =>
      `It draws ${of.current} from one phase of ${of.voltage}; no three-phase supply is needed.`,
  },
  delivered: {
    title: 'Rated by what comes out',
    text: (of: { swept: string; delivered: string }) =>
      `Its pistons sweep ${of.swept}, which is what some plates say; the ${of.delivered} that we state leave the outlet.`,
  },
  quickService: {
    title: 'Serviced in ten minutes',
    text: (of: { hours: string }) =>
      `Oil and air filter are due after ${of.hours} or a year: one spanner, and no trip to a workshop.`,
  },
  standingService: {
    title: 'Serviced where it stands',
    text: (of: { hours: string }) =>
      `Oil and air filter are due after ${of.hours} or a year: half an hour, and nothing has to be moved.`,
  },
  oneStage: {
    title: 'One stage is enough',
    text: (of: { inlet: string; pressure: string; ratio: string }) =>
      `From ${of.inlet} to ${of.pressure} is a ratio of ${of.ratio}: one stage does that, with half the valves of two.`,
  },
  idles: {
    title: 'Idles when the tank is full',
    text: (of: { pressure: string }) =>
      `At ${of.pressure} the engine drops to idle by itself and picks up when air is drawn.`,
  },
  ownEngine: {
    title: 'No cable, no generator',
    text: 'Its own engine drives it: it works where there is neither a socket nor a generator.',
  },
};
