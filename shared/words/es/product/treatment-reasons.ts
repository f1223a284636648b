import type * as English from '../../en/product/treatment-reasons';

export const treatmentReasons: typeof English.treatmentReasons = {
  leakChecks: {
    title: 'Bajo el límite de control',
    text: (of) =>
      `${of.charge} de ${of.refrigerant} equivalen a ${of.carbon} de CO₂; la UE exige controles periódicos de fugas desde ${of.limit}.`,
  },
  dryPipes: {
    title: 'Tuberías secas por dentro',
    text: (of) => `Aguas abajo no se condensa agua mientras ningún tubo esté más frío que ${of.dewPoint}.`,
  },
  hotDay: {
    title: 'Margen para días de calor',
    text: (of) =>
      `Pensado para aire a ${of.rated}, lo admite hasta ${of.most}: sigue secando aunque el refrigerador esté demasiado caliente.`,
  },
  yearlyService: {
    title: 'Un mantenimiento al año',
    text: (of) => `Toca a las ${of.hours}: en marcha continua, cada ${of.months}.`,
  },
  probe: {
    title: 'Purga agua, no aire',
    text: 'Una sonda detecta el agua: el purgador se abre para ella y se cierra antes de que escape aire.',
  },
  waterClass: {
    title: 'Clase para instrumentos',
    text: (of) =>
      `Un punto de rocío a presión de ${of.dewPoint} corresponde a la clase ${of.grade} de agua según ISO 8573-1, la que piden instrumentos y polvos.`,
  },
  noRefrigerant: {
    title: 'Seco sin refrigerante',
    text: 'Unas perlas de desecante retienen el agua: sin refrigerante, sin grupo de frío, sin frigorista certificado.',
  },
  littleCurrent: {
    title: 'Apenas consume electricidad',
    text: (of) => `Solo válvulas y electrónica consumen: ${of.current} a ${of.voltage}.`,
  },
  dirtAndOil: {
    title: 'Pureza según norma',
    text: (of) =>
      `Aguas abajo, el aire es de clase ${of.dirt} en partículas y ${of.oil} en aceite, según ISO 8573-1.`,
  },
  oilClass: {
    title: 'La mejor clase en aceite',
    text: (of) => `Aguas abajo, el aire es de clase ${of.oil} en aceite, según ISO 8573-1.`,
  },
  gauge: {
    title: 'Avisa cuándo toca',
    text: 'Un manómetro diferencial en el cabezal muestra lo colmatado que está el elemento: se cambia a tiempo, y no antes.',
  },
  bowl: {
    title: 'Solo se abre sin presión',
    text: 'El vaso gira a mano una vez evacuado el aire. Si se resiste, todavía hay presión dentro.',
  },
  warmAir: {
    title: 'Admite aire caliente',
    text: (of) =>
      `El aire puede entrar a un máximo de ${of.most}, tal como sale de un refrigerador en verano.`,
  },
  inThePipe: {
    title: 'Cuelga de la tubería',
    text: (of) => `Solo ${of.weight}: el tubo los sostiene sin más soporte.`,
  },
  anyNet: {
    title: 'Un tipo para toda red',
    text: (of) => `Está hecho para ${of.pressure}: sirve igual detrás de máquinas de ${of.high}.`,
  },
  frostToHeat: {
    title: 'De la helada al calor',
    text: (of) =>
      `Trabaja de ${of.least} a ${of.most}: junto al portón en invierno, tras el refrigerador en verano.`,
  },
  firstWater: {
    title: 'La primera agua se queda aquí',
    text: 'El aire se enfría en la pared: el agua que se condensa ahí ya no llega al secador ni a los filtros.',
  },
  coldWall: {
    title: 'Aguanta el frío',
    text: (of) => `Su pared puede estar entre ${of.least} y ${of.most}: no necesita local con calefacción.`,
  },
  pressureRoom: {
    title: 'Sobre la presión de parada',
    text: (of) =>
      `Hecho para ${of.pressure}, supera los ${of.cutOut} a los que se paran la mayoría de los compresores.`,
  },
  smooth: {
    title: 'Amortigua las pulsaciones',
    text: (of) =>
      `Los pistones entregan el aire a impulsos: en ${of.volume} se igualan antes de sacudir tubos y manómetros.`,
  },
  noPump: {
    title: 'Funciona sin corriente',
    text: 'El condensado lo atraviesa por su propio peso: sin bomba, sin enchufe, sin nada que conmute.',
  },
  bags: {
    title: 'Un año a dos turnos',
    text: (of) => `Un juego de bolsas dura ${of.hours} de marcha: ${of.months} a dos turnos.`,
  },
  corner: {
    title: 'Cabe junto a la máquina',
    text: (of) => `Ocupa ${of.length} × ${of.width} de suelo y tiene ${of.height} de alto.`,
  },
};
