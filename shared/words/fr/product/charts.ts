import type * as English from '../../en/product/charts';

export const charts: typeof English.charts = {
  axes: {
    flow: 'Débit',
    demand: 'Air prélevé',
    time: 'Durée',
    inlet: 'Température d’entrée',
    pressure: 'Pression',
    use: 'Utilisation',
    mean: 'Air en moyenne',
    room: 'Température ambiante',
    water: 'Eau',
  },
  load: {
    title: 'Puissance à charge partielle',
    finding: (of) =>
      `C’est à ${of.flow} que chaque mètre cube demande le moins de puissance : ${of.least}. À ${of.other}, il en faut ${of.most}.`,
  },
  pressure: {
    title: 'Débit selon la pression',
    finding: (of) =>
      `À ${of.high}, le débit est inférieur de ${of.share} à celui obtenu à ${of.low}${of.power ? `, pour la même puissance de ${of.power}` : ''}.`,
  },
  inlet: {
    title: 'Débit selon la température d’entrée',
    finding: (of) =>
      `Si l’air arrive à ${of.inlet}, le sécheur n’en traite que ${of.flow} : ${of.share} de moins que son débit nominal.`,
  },
  dryerPressure: {
    title: 'Débit selon la pression',
    finding: (of) =>
      `À ${of.pressure}, le sécheur ne traite que ${of.flow} : ${of.share} de moins qu’à ${of.reference}.`,
  },
  drop: {
    title: 'Perte de charge selon le débit',
    finding: (of) => `La perte de charge est de ${of.drop} à ${of.flow}, et de ${of.full} à ${of.fullFlow}.`,
  },
  bridge: {
    title: 'Combien de temps le réservoir aide',
    finding: (of) =>
      `Si des outils prélèvent ${of.demand}, le réservoir comble l’écart pendant ${of.time}, le temps que la pression descende de ${of.high} à ${of.low}.`,
  },
  reserve: {
    title: 'Combien de temps dure la réserve',
    finding: (of) =>
      `Il fournit ${of.flow} pendant ${of.time}, le temps que la pression descende de ${of.high} à ${of.low}.`,
  },
  nozzle: {
    title: 'Consommation selon la pression',
    finding: (of) =>
      `À ${of.pressure}, la consommation n’est que de ${of.flow} : ${of.share} d’air de moins qu’à ${of.working}.`,
  },
  compressor: {
    title: 'Le compresseur qu’il faut',
    finding: (of) =>
      `Si l’outil sert ${of.use} du temps, un compresseur à piston d’un facteur de marche de ${of.duty} doit fournir ${of.flow}. S’il sert sans pause, il faut un compresseur à vis de ${of.full}.`,
  },
  water: {
    title: 'Condensats selon la température ambiante',
    finding: (of) =>
      `À ${of.hot} et ${of.humidity} d’humidité, ${of.flow} d’air apportent ${of.water} d’eau : ${of.times} fois plus qu’à ${of.mild}.`,
  },
};
