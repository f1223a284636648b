import type * as English from '../../en/product/machine-reasons';

export const machineReasons: typeof English.machineReasons = {
  steady: {
    title: 'Presión constante, sin banda',
    text: (of) =>
      `La velocidad mantiene la presión. Un control por carga y vacío necesita por encima una banda de ${of.band}, que a pleno caudal cuesta unos ${of.power} más.`,
  },
  softStart: {
    title: 'Sin pico de corriente',
    text: (of) =>
      `Arranca sin pasar de su corriente nominal de ${of.current}: puede pararse siempre que nadie pida aire.`,
  },
  oneAxis: {
    title: 'Motor y tornillo en el mismo eje',
    text: (of) =>
      `Entre su motor de ${of.power} y los rotores no hay correa que patine, se desgaste o haya que tensar.`,
  },
  oneShaft: {
    title: 'Bomba en el eje del motor',
    text: 'La bomba va montada en el eje del motor: no hay correa que tensar, proteger ni cambiar.',
  },
  pulleys: {
    title: 'La polea fija la presión',
    text: (of) =>
      `Una correa fija la velocidad del tornillo: si ${of.pressure} ya no convienen, un distribuidor cambia la relación en dos horas.`,
  },
  slowPump: {
    title: 'Bomba lenta, culatas más frías',
    text: 'Gracias a la correa, la bomba gira más despacio que el motor: las culatas se calientan menos y las válvulas duran más.',
  },
  twoStages: {
    title: 'Refrigeración entre dos etapas',
    text: (of) =>
      `El aire que se enfría antes del segundo cilindro exige menos trabajo: ${of.power} a ${of.pressure}.`,
  },
  twoSteps: {
    title: 'Alta presión en dos etapas',
    text: (of) => `El segundo cilindro recibe aire ya enfriado: ${of.pressure} sin válvulas al rojo.`,
  },
  staggered: {
    title: 'Arranque escalonado',
    text: (of) =>
      `Los motores arrancan uno tras otro: la red solo tiene que arrancar ${of.half}, no ${of.power} de golpe.`,
  },
  localPressure: {
    title: 'Alta presión donde hace falta',
    text: (of) =>
      `Solo la máquina que la necesita recibe la alta presión; las demás siguen a ${of.inlet}, y con el coste de esa presión.`,
  },
  dryCylinders: {
    title: 'Cilindros sin aceite',
    text: 'Los pistones trabajan en seco sobre segmentos de PTFE: ni el aire ni el condensado arrastran aceite.',
  },
  noOilChange: {
    title: 'Sin cambio de aceite',
    text: (of) =>
      `Segmentos y juntas se cambian a las ${of.hours}; hasta entonces solo hay un filtro que limpiar.`,
  },
  likeTalk: {
    title: 'Tan silencioso como una charla',
    text: (of) =>
      `${of.level} a ${of.distance} no superan los ${of.talk} de una conversación: se puede trabajar al lado.`,
  },
  noMuffs: {
    title: 'Sin protección auditiva',
    text: (of) =>
      `${of.level} a ${of.distance} quedan por debajo de los ${of.limit} a partir de los cuales hay que protegerse los oídos.`,
  },
  usedHeat: {
    title: 'Calor que se aprovecha',
    text: (of) =>
      `Con un intercambiador en el circuito de aceite entrega hasta ${of.power} en forma de agua a ${of.water}; un conducto lleva el aire caliente a la nave vecina.`,
  },
  continuous: {
    title: 'Trabaja día y noche',
    text: (of) =>
      `El aceite evacua el calor de forma continua: un factor de marcha del ${of.share}, también en verano.`,
  },
  serviceSide: {
    title: 'Mantenimiento frontal',
    text: (of) =>
      `A los filtros y al separador se accede por delante: basta dejar ${of.distance} libre ahí para el mantenimiento.`,
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
      `Con ruedas lo mueve una sola persona, pese a sus ${of.weight}, y con ${of.width} de ancho pasa por la puerta de un piso.`,
  },
  loaded: {
    title: 'Se carga entre dos',
    text: (of) => `Pesa ${of.weight}: dos personas lo suben a la furgoneta, sin rampa ni cabrestante.`,
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
    title: 'Vertical: ocupa poco suelo',
    text: (of) =>
      `El depósito es vertical: la máquina con sus ${of.volume} ocupa ${of.length} × ${of.width}.`,
  },
  wallSocket: {
    title: 'Basta un enchufe de pared',
    text: (of) => `Consume ${of.current} de una fase de ${of.voltage}; no hace falta línea trifásica.`,
  },
  delivered: {
    title: 'Lo declarado es lo que sale',
    text: (of) =>
      `Los pistones desplazan ${of.swept}, que es lo que indican algunas placas; los ${of.delivered} que declaramos son los que salen.`,
  },
  quickService: {
    title: 'Mantenimiento en diez minutos',
    text: (of) =>
      `El aceite y el filtro de aire se cambian a las ${of.hours} o al año: basta una llave, sin ir al taller.`,
  },
  standingService: {
    title: 'Mantenimiento donde está',
    text: (of) =>
      `El aceite y el filtro de aire se cambian a las ${of.hours} o al año: media hora, sin moverlo de su sitio.`,
  },
  oneStage: {
    title: 'Basta una etapa',
    text: (of) =>
      `De ${of.inlet} a ${of.pressure} la relación de presiones es de ${of.ratio}: basta una etapa, con la mitad de válvulas que dos.`,
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
