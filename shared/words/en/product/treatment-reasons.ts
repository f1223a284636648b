/** What speaks for what is between compressor and tool: a heading, and a sentence from its own figures or its construction. */
export const treatmentReasons = {
  leakChecks: {
    title: 'Below the leak-check limit',
    text: (of: { charge: string; refrigerant: string; carbon: string; limit: string }) =>
      `${of.charge} of ${of.refrigerant} equal ${of.carbon} of CO₂; European law asks for regular leak checks from ${of.limit}.`,
  },
  dryPipes: {
    title: 'Pipes stay dry inside',
    text: (of: { dewPoint: string }) =>
      `Downstream no water condenses, as long as no pipe is colder than ${of.dewPoint}.`,
  },
  hotDay: {
    title: 'Room for a hot day',
    text: (of: { most: string; rated: string }) =>
      `Rated for air at ${of.rated}, it takes air at ${of.most}: a warm aftercooler does not stop it.`,
  },
  yearlyService: {
    title: 'One service a year',
    text: (of: { hours: string; months: string }) =>
      `Its service is due after ${of.hours}: round the clock, that is every ${of.months}.`,
  },
  probe: {
    title: 'Drains water, not air',
    text: 'A probe senses the water: the drain opens for it, and shuts before air escapes.',
  },
  waterClass: {
    title: 'A class for instruments',
    text: (of: { dewPoint: string; grade: string }) =>
      `A dew point of ${of.dewPoint} is class ${of.grade} for water in ISO 8573-1, as instruments and powders need.`,
  },
  noRefrigerant: {
    title: 'Dry without refrigerant',
    text: 'Beads of desiccant take up the water: no refrigerant, no compressor for it, no certified technician.',
  },
  littleCurrent: {
    title: 'Hardly any electricity',
    text: (of: { current: string; voltage: string }) =>
      `Only valves and electronics take current: ${of.current} at ${of.voltage}.`,
  },
  dirtAndOil: {
    title: 'Clean by class',
    text: (of: { dirt: string; oil: string }) =>
      `Downstream the air is class ${of.dirt} for particles and ${of.oil} for oil, by ISO 8573-1.`,
  },
  oilClass: {
    title: 'Best class for oil',
    text: (of: { oil: string }) => `Downstream the air is class ${of.oil} for oil, by ISO 8573-1.`,
  },
  gauge: {
    title: 'Shows when it is due',
    text: 'A differential gauge on its head shows how full the element is: it is changed in time, and not too soon.',
  },
  bowl: {
    title: 'Opens only without pressure',
    text: 'The bowl turns by hand once the air is let off. If it resists, there is still pressure in it.',
  },
  warmAir: {
    title: 'Takes warm air',
    text: (of: { most: string }) =>
      `Air may enter at up to ${of.most}, as it comes from an aftercooler in summer.`,
  },
  inThePipe: {
    title: 'Hangs in the pipe',
    text: (of: { weight: string }) =>
      `It weighs ${of.weight}: the pipe carries it without a bracket of its own.`,
  },
  anyNet: {
    title: 'One type for all nets',
    text: (of: { pressure: string; high: string }) =>
      `It is built for ${of.pressure}: the same one serves behind machines of ${of.high}.`,
  },
  frostToHeat: {
    title: 'From frost to hall heat',
    text: (of: { least: string; most: string }) =>
      `It works from ${of.least} to ${of.most}: beside the gate in winter, behind the aftercooler in summer.`,
  },
  firstWater: {
    title: 'First water stays here',
    text: 'The air cools on its wall: water that falls out there no longer burdens dryer and filters.',
  },
  coldWall: {
    title: 'Stands in the cold',
    text: (of: { least: string; most: string }) =>
      `Its wall may be from ${of.least} to ${of.most}: it needs no heated room.`,
  },
  pressureRoom: {
    title: 'Above the cut-out pressure',
    text: (of: { pressure: string; cutOut: string }) =>
      `Built for ${of.pressure}, it leaves room above the ${of.cutOut} at which most compressors switch off.`,
  },
  smooth: {
    title: 'Calms the pulses',
    text: (of: { volume: string }) =>
      `Pistons deliver in pulses: in ${of.volume} they even out before they shake pipes and gauges.`,
  },
  noPump: {
    title: 'Works without current',
    text: 'Condensate runs through it by its own weight: no pump, no plug, nothing that switches.',
  },
  bags: {
    title: 'A year in two shifts',
    text: (of: { hours: string; months: string }) =>
      `One set of bags lasts for ${of.hours} of running: ${of.months} in two shifts.`,
  },
  corner: {
    title: 'Fits beside the machine',
    text: (of: { length: string; width: string; height: string }) =>
      `It takes ${of.length} × ${of.width} of floor and is ${of.height} high.`,
  },
};
