import type * as English from '../../en/product/treatment-reasons';

export const treatmentReasons: typeof English.treatmentReasons = {
  leakChecks: {
    title: 'Bajo el límite de control',
    text: (of) =>
      `${of.charge} de ${of.refrigerant} equivalen a ${of.carbon} de CO₂; Europa exige controles periódicos de fugas desde ${of.limit}.`,
  },
  dryPipes: {
    title: 'Tubos secos por dentro',
    text: (of) => `Aguas abajo no se forma agua mientras ningún tubo esté más frío que ${of.dewPoint}.`,
  },
  hotDay: {
    title: 'Margen para días de calor',
    text: (of) =>
      `Pensado para aire a ${of.rated}, lo admite hasta ${of.most}: un refrigerador tibio no lo para.`,
  },
  yearlyService: {
    title: 'Un mantenimiento al año',
    text: (of) => `Toca a las ${of.hours}: día y noche, cada ${of.months}.`,
  },
  probe: {
    title: 'Purga agua, no aire',
    text: 'Una sonda nota el agua: el purgador se abre para ella y se cierra antes de que escape aire.',
  },
  waterClass: {
    title: 'Clase para instrumentos',
    text: (of) =>
      `Un punto de rocío de ${of.dewPoint} es la clase ${of.grade} de agua según ISO 8573-1, la que piden instrumentos y polvos.`,
  },
  noRefrigerant: {
    title: 'Seco sin refrigerante',
    text: 'Unas bolas de desecante toman el agua: sin refrigerante, sin grupo de frío, sin frigorista certificado.',
  },
  littleCurrent: {
    title: 'Apenas electricidad',
    text: (of) => `Solo válvulas y electrónica consumen: ${of.current} a ${of.voltage}.`,
  },
  dirtAndOil: {
    title: 'Limpieza con clase',
    text: (of) =>
      `Detrás, el aire es de clase ${of.dirt} en partículas y ${of.oil} en aceite, según ISO 8573-1.`,
  },
  oilClass: {
    title: 'La mejor clase en aceite',
    text: (of) => `Detrás, el aire es de clase ${of.oil} en aceite, según ISO 8573-1.`,
  },
  gauge: {
    title: 'Avisa cuándo toca',
    text: 'Un manómetro diferencial en el cabezal muestra lo lleno que está el elemento: se cambia a tiempo, y no antes.',
  },
  bowl: {
    title: 'Solo se abre sin presión',
    text: 'El vaso gira a mano una vez soltado el aire. Si se resiste, todavía hay presión dentro.',
  },
  warmAir: {
    title: 'Admite aire caliente',
    text: (of) => `El aire puede entrar hasta a ${of.most}, como sale de un refrigerador en verano.`,
  },
  inThePipe: {
    title: 'Colgado en la tubería',
    text: (of) => `Con ${of.weight}, el tubo lo sostiene sin soporte propio.`,
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
    title: 'La primera agua queda aquí',
    text: 'El aire se enfría en la pared: el agua que cae ahí ya no carga al secador ni a los filtros.',
  },
  coldWall: {
    title: 'Aguanta el frío',
    text: (of) => `Su pared puede estar entre ${of.least} y ${of.most}: no necesita local con calefacción.`,
  },
  pressureRoom: {
    title: 'Por encima del paro',
    text: (of) =>
      `Hecho para ${of.pressure}, supera los ${of.cutOut} a los que se paran casi todos los compresores.`,
  },
  smooth: {
    title: 'Calma los pulsos',
    text: (of) =>
      `Los pistones entregan a golpes: en ${of.volume} se igualan antes de sacudir tubos y manómetros.`,
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
