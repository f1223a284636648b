import { charts } from './product/charts';
import { differences } from './product/differences';
import { pairings } from './product/pairings';
import { delivery } from './product/delivery';
import { reasons } from './product/reasons';

/** Words of facts that a product's page and documents state, and its passport. */
export const productFacts = {
  charts,
  differences,
  pairings,
  /** Figures that nobody searches by: the search needs no names for them. */
  factNames: {
    testStandard: 'Tested to',
    referencePressure: 'Reference pressure',
    referenceInletTemperature: 'Reference inlet temperature',
    referenceAmbientTemperature: 'Reference ambient temperature',
    minAmbientTemperature: 'Lowest ambient temperature',
    maxAmbientTemperature: 'Highest ambient temperature',
    maxInletTemperature: 'Highest inlet temperature',
    refrigerant: 'Refrigerant',
    refrigerantCharge: 'Refrigerant charge',
    globalWarmingPotential: 'GWP of the refrigerant',
    carbonDioxideEquivalent: 'CO₂ equivalent of the charge',
    warranty: 'Warranty',
    packedWeight: 'Packed weight',
    packedDimensions: 'Packed (L × W × H)',
    packedLength: 'Packed length',
    packedWidth: 'Packed width',
    packedHeight: 'Packed height',
    gtin: 'GTIN',
    customsTariffNumber: 'Customs tariff number',
    countryOfOrigin: 'Country of origin',
  } as Record<string, string>,
  /** The wording of data sheets, if it is longer. */
  factSheetNames: {
    packagePower: 'Power taken by the package at maximum pressure, without dryer',
    specificPower: 'Specific power of the package, without dryer',
  } as Record<string, string>,
  /** The code that leads to a product, and its data for programs. */
  passport: {
    title: 'Digital nameplate',
    explained: 'The code on the machine leads to this page, the manual and the data sheet.',
    codeOf: (sku: string) => `Code of ${sku}`,
    label: 'Label to print',
    aasx: 'Data for engineering (AASX)',
    json: 'Data for engineering (JSON)',
  },
};

/** What buyers ask about a product, and what its own figures answer. */
export const productQuestions = {
  title: 'Questions about it',
  condensate: {
    question: 'How much water has to be drained?',
    answer: (of: { water: string; air: string; humidity: string; cooled: string }) =>
      `About ${of.water} for every eight hours of delivery, from air of ${of.air} with ${of.humidity} humidity that is cooled to ${of.cooled}.`,
    dried: (of: { water: string; air: string; humidity: string; dewPoint: string }) =>
      `About ${of.water} for every eight hours of delivery, from air of ${of.air} with ${of.humidity} humidity: its dryer takes it down to a dew point of ${of.dewPoint}.`,
  },
  fill: {
    question: 'How long does its tank take to fill?',
    answer: (of: { pressure: string; time: string }) => `From empty to ${of.pressure}: about ${of.time}.`,
  },
  bridge: {
    question: 'What if tools take more than it delivers?',
    answer: (of: { high: string; low: string; air: string; time: string }) =>
      `Between ${of.high} and ${of.low} its tank gives ${of.air} of air more: tools that take twice what it delivers run for ${of.time} before the pressure falls further.`,
  },
  reserve: {
    question: 'How long does it last without a compressor?',
    answer: (of: { high: string; low: string; air: string; time: string; flow: string }) =>
      `Between ${of.high} and ${of.low} it gives ${of.air} of air: ${of.time} at ${of.flow}.`,
  },
  heat: {
    question: 'How much ventilation does its room need?',
    answer: (of: { power: string; warmer: string; flow: string }) =>
      `Nearly all of the ${of.power} that it draws become heat. For the room to be no more than ${of.warmer} warmer than outside, ${of.flow} of air must pass through it.`,
  },
  energy: {
    question: 'How much electricity does it use in a year?',
    answer: (of: { hours: string; energy: string }) => `${of.hours} under load take ${of.energy}.`,
  },
  service: {
    question: 'When is it due for service?',
    answer: (of: { hours: string; three: string }) =>
      `Every ${of.hours} of running, at least once a year: after a year in one shift, after ${of.three} in three.`,
  },
  noise: {
    question: 'How far away is it no louder than talk?',
    answer: (of: { distance: string; level: string }) =>
      `In the open it is as loud as a conversation, ${of.level}, ${of.distance} away.`,
  },
  demand: {
    question: 'How long does it run from a tank alone?',
    answer: (of: { tank: string; high: string; low: string; time: string }) =>
      `A tank of ${of.tank} drives it for ${of.time} while the pressure falls from ${of.high} to ${of.low}.`,
  },
  loss: {
    question: 'What does its pressure drop cost?',
    answer: (of: { flow: string; drop: string; half: string; share: string }) =>
      `At ${of.flow} it takes ${of.drop}, at half of that about ${of.half}. The compressor has to deliver that much more: about ${of.share} more energy at full flow.`,
  },
  dried: {
    question: 'How much water does it take out in a day?',
    answer: (of: { water: string; flow: string; inlet: string; pressure: string }) =>
      `Up to ${of.water}, from ${of.flow} of saturated air of ${of.inlet} at ${of.pressure}.`,
  },
};

/** What speaks for a product, by its figures and its construction. */
export const productReasons = reasons;

/** What is delivered with a product, and what is not. */
export const productDelivery = delivery;
