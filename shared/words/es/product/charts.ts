import type * as English from '../../en/product/charts';

export const charts: typeof English.charts = {
  axes: {
    flow: 'Caudal',
    demand: 'Aire consumido',
    time: 'Tiempo',
    inlet: 'Temperatura de entrada',
    pressure: 'Presión',
    use: 'Tiempo en uso',
    mean: 'Aire de media',
    room: 'Temperatura ambiente',
    water: 'Agua',
  },
  load: {
    title: 'Potencia a carga parcial',
    finding: (of) =>
      `Cada metro cúbico pide la mínima potencia a ${of.flow}: ${of.least}. A ${of.other} son ${of.most}.`,
  },
  pressure: {
    title: 'Caudal según la presión',
    finding: (of) =>
      `A ${of.high}, el caudal es un ${of.share} menor que a ${of.low}${of.power ? `, con la misma potencia de ${of.power}` : ''}.`,
  },
  inlet: {
    title: 'Caudal según la temperatura de entrada',
    finding: (of) =>
      `Si el aire llega a ${of.inlet}, el secador solo trata ${of.flow}: un ${of.share} menos que su caudal nominal.`,
  },
  dryerPressure: {
    title: 'Caudal según la presión',
    finding: (of) =>
      `A ${of.pressure}, el secador solo trata ${of.flow}: un ${of.share} menos que a ${of.reference}.`,
  },
  drop: {
    title: 'Pérdida de carga según el caudal',
    finding: (of) => `La pérdida de carga es de ${of.drop} a ${of.flow}, y de ${of.full} a ${of.fullFlow}.`,
  },
  bridge: {
    title: 'Cuánto tiempo ayuda el depósito',
    finding: (of) =>
      `Si las herramientas consumen ${of.demand}, el depósito cubre la diferencia durante ${of.time}, mientras la presión baja de ${of.high} a ${of.low}.`,
  },
  reserve: {
    title: 'Cuánto dura la reserva',
    finding: (of) =>
      `Entrega ${of.flow} durante ${of.time} mientras la presión baja de ${of.high} a ${of.low}.`,
  },
  nozzle: {
    title: 'Consumo según la presión',
    finding: (of) => `A ${of.pressure} consume ${of.flow}: un ${of.share} menos de aire que a ${of.working}.`,
  },
  compressor: {
    title: 'El compresor que necesita',
    finding: (of) =>
      `Si la herramienta se usa el ${of.use} del tiempo, un compresor de pistón con un factor de marcha del ${of.duty} debe suministrar ${of.flow}. Si se usa sin pausa, hace falta un compresor de tornillo de ${of.full}.`,
  },
  water: {
    title: 'Condensado según la temperatura ambiente',
    finding: (of) =>
      `A ${of.hot} y con un ${of.humidity} de humedad, ${of.flow} de aire aportan ${of.water} de agua: ${of.times} veces más que a ${of.mild}.`,
  },
};
