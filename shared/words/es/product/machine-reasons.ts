import type * as English from '../../en/product/machine-reasons';

export const machineReasons: typeof English.machineReasons = {
  steady: {
    title: 'Una presión, sin banda',
    text: (of) =>
      `La velocidad mantiene la presión. La marcha carga-vacío pide una banda de ${of.band} por encima, unos ${of.power} más a pleno caudal.`,
  },
  softStart: {
    title: 'Sin pico de corriente',
    text: (of) =>
      `Arranca sin pasar de su corriente nominal de ${of.current}: puede pararse siempre que nadie pida aire.`,
  },
  oneAxis: {
    title: 'Motor y tornillo en un eje',
    text: (of) =>
      `Ninguna correa patina, se gasta ni hay que tensarla en el camino de sus ${of.power} a los rotores.`,
  },
  oneShaft: {
    title: 'Bomba en el eje del motor',
    text: 'La bomba va montada en el eje del motor: no hay correa que tensar, proteger ni cambiar.',
  },
  pulleys: {
    title: 'La presión, por poleas',
    text: (of) =>
      `Una correa fija la velocidad del tornillo: si ${of.pressure} ya no convienen, un distribuidor cambia la relación en dos horas.`,
  },
  slowPump: {
    title: 'Bomba lenta, culatas frescas',
    text: 'Gracias a la correa, la bomba gira más despacio que el motor: las culatas se calientan menos y las válvulas duran más.',
  },
  twoStages: {
    title: 'Enfriado entre dos etapas',
    text: (of) =>
      `El aire que se enfría antes del segundo cilindro pide menos trabajo: ${of.power} a ${of.pressure}.`,
  },
  twoSteps: {
    title: 'Alta presión en dos pasos',
    text: (of) => `El segundo cilindro recibe aire ya enfriado: ${of.pressure} sin válvulas al rojo.`,
  },
  staggered: {
    title: 'Arranca por mitades',
    text: (of) =>
      `Los motores arrancan uno tras otro: la red pone en marcha ${of.half}, no ${of.power} de golpe.`,
  },
  localPressure: {
    title: 'Alta presión donde hace falta',
    text: (of) =>
      `Solo la máquina que la necesita recibe la alta presión; las demás siguen a ${of.inlet}, y a ese coste.`,
  },
  dryCylinders: {
    title: 'Cilindros sin aceite',
    text: 'Los pistones trabajan en seco sobre segmentos de PTFE: ni el aire ni el condensado toman aceite.',
  },
  noOilChange: {
    title: 'Sin cambio de aceite',
    text: (of) =>
      `Segmentos y juntas se cambian a las ${of.hours}; hasta entonces solo hay un filtro que limpiar.`,
  },
  likeTalk: {
    title: 'Como una conversación',
    text: (of) =>
      `${of.level} a ${of.distance} no superan los ${of.talk} de una conversación: se puede trabajar al lado.`,
  },
  noMuffs: {
    title: 'Sin protectores de oído',
    text: (of) =>
      `${of.level} a ${of.distance} quedan por debajo de los ${of.limit} a partir de los cuales se protegen los oídos.`,
  },
  usedHeat: {
    title: 'Calor que se aprovecha',
    text: (of) =>
      `Con un intercambiador en el circuito de aceite da hasta ${of.power} en agua a ${of.water}; un conducto lleva el aire caliente a la nave vecina.`,
  },
  continuous: {
    title: 'Trabaja día y noche',
    text: (of) =>
      `El aceite evacua el calor mientras entrega aire: ${of.share} de factor de marcha, también en verano.`,
  },
  serviceSide: {
    title: 'Mantenimiento frontal',
    text: (of) =>
      `A los filtros y al separador se llega por delante: ${of.distance} libres ahí bastan para el mantenimiento.`,
  },
  oneFrame: {
    title: 'Un bastidor, una salida',
    text: (of) => `Máquina y depósito ocupan ${of.length} × ${of.width}, con los tubos montados y probados.`,
  },
  dryFrame: {
    title: 'Secador en el mismo bastidor',
    text: (of) =>
      `Máquina, secador y depósito ocupan ${of.length} × ${of.width}, con los tubos montados y probados.`,
  },
  roomDoor: {
    title: 'Pasa por puertas interiores',
    text: (of) =>
      `Sobre ruedas, una persona mueve sus ${of.weight}, y ${of.width} de ancho caben por la puerta de un piso.`,
  },
  loaded: {
    title: 'Lo cargan dos',
    text: (of) => `Con ${of.weight}, dos personas lo suben a la furgoneta: sin rampa ni torno.`,
  },
  carried: {
    title: 'Lo lleva una persona',
    text: (of) => `Pesa ${of.weight} y ocupa ${of.length} × ${of.width}, como una caja de herramientas.`,
  },
  palletTruck: {
    title: 'Cabe por la puerta',
    text: (of) =>
      `${of.width} de ancho y ${of.height} de alto: sus ${of.weight} pasan por una puerta de ${of.door} en transpaleta, sin abrir paredes.`,
  },
  upright: {
    title: 'De pie, en poco suelo',
    text: (of) => `El depósito es vertical: máquina y ${of.volume} ocupan ${of.length} × ${of.width}.`,
  },
  wallSocket: {
    title: 'Basta un enchufe de pared',
    text: (of) => `${of.current} de una fase de ${of.voltage} lo mueven; no hay que tender línea trifásica.`,
  },
  delivered: {
    title: 'Se declara lo que sale',
    text: (of) =>
      `Los pistones barren ${of.swept}, lo que dicen algunas placas; nuestros ${of.delivered} salen de verdad.`,
  },
  quickService: {
    title: 'Mantenimiento en diez minutos',
    text: (of) =>
      `El aceite y el filtro de aire se cambian a las ${of.hours} o al año: basta una llave, sin ir al taller.`,
  },
  standingService: {
    title: 'Mantenimiento donde está',
    text: (of) =>
      `El aceite y el filtro de aire se cambian a las ${of.hours} o al año: media hora, sin mover nada.`,
  },
  oneStage: {
    title: 'Basta una etapa',
    text: (of) =>
      `De ${of.inlet} a ${of.pressure} la relación es de ${of.ratio}: lo hace una etapa, con la mitad de válvulas que dos.`,
  },
  idles: {
    title: 'Ralentí con el depósito lleno',
    text: (of) => `A ${of.pressure} el motor baja solo al ralentí y vuelve a acelerar cuando se toma aire.`,
  },
  ownEngine: {
    title: 'Sin cable ni generador',
    text: 'Lo mueve su propio motor: trabaja donde no hay enchufe ni generador.',
  },
};
