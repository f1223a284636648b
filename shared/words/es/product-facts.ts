import { delivery } from './product/delivery';
import { reasons } from './product/reasons';
import type * as English from '../en/product-facts';
import { charts } from './product/charts';
import { differences } from './product/differences';
import { pairings } from './product/pairings';

export const productFacts: typeof English.productFacts = {
  charts,
  differences,
  pairings,
  factNames: {
    testStandard: 'Ensayado según',
    referencePressure: 'Presión de referencia',
    referenceInletTemperature: 'Temperatura de entrada de referencia',
    referenceAmbientTemperature: 'Temperatura ambiente de referencia',
    minAmbientTemperature: 'Temperatura ambiente mínima',
    maxAmbientTemperature: 'Temperatura ambiente máxima',
    maxInletTemperature: 'Temperatura de entrada máxima',
    refrigerant: 'Refrigerante',
    refrigerantCharge: 'Carga de refrigerante',
    globalWarmingPotential: 'PCA del refrigerante',
    carbonDioxideEquivalent: 'CO₂ equivalente de la carga',
    warranty: 'Garantía',
    packedWeight: 'Peso embalado',
    packedDimensions: 'Embalado (L × An × Al)',
    packedLength: 'Longitud embalada',
    packedWidth: 'Anchura embalada',
    packedHeight: 'Altura embalada',
    gtin: 'GTIN',
    customsTariffNumber: 'Código arancelario',
    countryOfOrigin: 'País de origen',
  },

  factSheetNames: {
    packagePower: 'Potencia que toma el conjunto a la presión máxima, sin secador',
    specificPower: 'Potencia específica del conjunto, sin secador',
  },

  passport: {
    title: 'Placa de características digital',
    explained: 'El código del equipo lleva a esta página, al manual y a la ficha técnica.',
    codeOf: (sku) => `Código de ${sku}`,
    label: 'Etiqueta para imprimir',
    aasx: 'Datos técnicos (AASX)',
    json: 'Datos técnicos (JSON)',
  },
};

export const productQuestions: typeof English.productQuestions = {
  title: 'Sus preguntas',
  condensate: {
    question: '¿Cuánta agua hay que purgar?',
    answer: (of) =>
      `Unos ${of.water} por cada ocho horas de producción, con aire a ${of.air} y ${of.humidity} de humedad que se enfría a ${of.cooled}.`,
    dried: (of) =>
      `Unos ${of.water} por cada ocho horas de producción, con aire a ${of.air} y ${of.humidity} de humedad: su secador baja el punto de rocío a ${of.dewPoint}.`,
  },
  fill: {
    question: '¿Cuánto tarda en llenarse el depósito?',
    answer: (of) => `De vacío a ${of.pressure}: unos ${of.time}.`,
  },
  bridge: {
    question: '¿Y si las herramientas consumen más de lo que entrega?',
    answer: (of) =>
      `Entre ${of.high} y ${of.low} el depósito da ${of.air} de aire más: las herramientas que consumen el doble de lo que entrega funcionan ${of.time} antes de que la presión siga bajando.`,
  },
  reserve: {
    question: '¿Cuánto dura sin compresor?',
    answer: (of) => `Entre ${of.high} y ${of.low} da ${of.air} de aire: ${of.time} a ${of.flow}.`,
  },
  heat: {
    question: '¿Cuánta ventilación necesita la sala?',
    answer: (of) =>
      `Casi todos los ${of.power} que absorbe se convierten en calor. Para que la sala no esté más de ${of.warmer} por encima del exterior, tienen que pasar ${of.flow} de aire.`,
  },
  energy: {
    question: '¿Cuánta electricidad consume en un año?',
    answer: (of) => `${of.hours} en carga requieren ${of.energy}.`,
  },
  service: {
    question: '¿Cuándo le toca el mantenimiento?',
    answer: (of) =>
      `Cada ${of.hours} de marcha, como mínimo una vez al año: al cabo de un año a un turno, de ${of.three} a tres.`,
  },
  noise: {
    question: '¿A qué distancia se puede conversar?',
    answer: (of) => `Al aire libre, a ${of.distance} se oye como una conversación: ${of.level}.`,
  },
  demand: {
    question: '¿Cuánto funciona solo con un depósito?',
    answer: (of) =>
      `Un depósito de ${of.tank} lo mueve ${of.time} mientras la presión baja de ${of.high} a ${of.low}.`,
  },
  loss: {
    question: '¿Qué cuesta su pérdida de presión?',
    answer: (of) =>
      `Con ${of.flow} pierde ${of.drop}; con la mitad, unos ${of.half}. El compresor tiene que entregar esa presión de más: con el caudal completo, un ${of.share} más de energía.`,
  },
  dried: {
    question: '¿Cuánta agua quita al aire en un día?',
    answer: (of) => `Hasta ${of.water}, con ${of.flow} de aire saturado a ${of.inlet} y ${of.pressure}.`,
  },
};

export const productReasons: typeof English.productReasons = reasons;

export const productDelivery: typeof English.productDelivery = delivery;
