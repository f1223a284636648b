import type * as English from '../../en/product/tool-reasons';

export const toolReasons: typeof English.toolReasons = {
  fineDirt: {
    title: 'Sin arenilla en las paletas',
    text: (of) => `Lo que supera ${of.size} se queda en el vaso y no llega a la herramienta.`,
  },
  fullInlet: {
    title: 'Toda la presión a la entrada',
    text: (of) => `Pueden llegar hasta ${of.pressure} de la red; solo deja pasar lo que pide la herramienta.`,
  },
  atTheOutlet: {
    title: 'Cabe en la toma',
    text: (of) => `${of.width} de ancho y ${of.height} de alto: el sitio que hay justo antes de la manguera.`,
  },
  reserve: {
    title: 'Presión de sobra',
    text: (of) => `Admite ${of.most}, al menos ${of.times} veces los ${of.usual} habituales en un taller.`,
  },
  outdoors: {
    title: 'En invierno y en verano',
    text: (of) => `Se usa de ${of.least} a ${of.most}, en la nave y en la obra.`,
  },
  rolledUp: {
    title: 'Viaja enrollada',
    text: (of) => `${of.length} pesan ${of.weight}: se llevan con una mano.`,
  },
  wall: {
    title: 'Mantiene abierto el paso',
    text: (of) =>
      `Una pared de ${of.wall} mantiene redondos los ${of.bore} de paso, también al doblar una esquina.`,
  },
  lightEnd: {
    title: 'Poco peso en el extremo',
    text: (of) => `Con ${of.weight} no arrastra al suelo ni la manguera ni la herramienta.`,
  },
  asThePipe: {
    title: 'Tan fuerte como el tubo',
    text: (of) => `Se admiten ${of.pressure}, como en el tubo: el anillo no tiene puntos débiles.`,
  },
  usedAgain: {
    title: 'Se abre y se reutiliza',
    text: 'La unión se desmonta y se vuelve a usar con juntas tóricas nuevas cuando una máquina se traslada.',
  },
  vacuum: {
    title: 'También para vacío',
    text: 'La misma unión es estanca hacia dentro: un sistema para aire comprimido y para vacío.',
  },
  smallJoint: {
    title: 'El tubo aguanta el peso',
    text: (of) => `Pesa ${of.weight}: cuelga entre dos abrazaderas sin necesitar una propia.`,
  },
  oneLength: {
    title: 'Lo sube una persona',
    text: (of) => `Una barra de ${of.length} pesa ${of.weight}: una persona la sube a sus abrazaderas.`,
  },
  noFlame: {
    title: 'Ni llama ni rosca',
    text: 'Se corta, se desbarba y se empuja en el racor: sin permiso de soldadura y sin terraja.',
  },
  toolBag: {
    title: 'Sube en la bolsa',
    text: (of) =>
      `Con ${of.weight} y ${of.length} de largo, sube a la plataforma en la bolsa de herramientas.`,
  },
  noSocket: {
    title: 'No necesita enchufe',
    text: 'Los tubos cuelgan donde no hay enchufes: allí se trabaja sin cable cruzado por la plataforma.',
  },
  sameJoint: {
    title: 'Todas las uniones iguales',
    text: 'Cortar, desbarbar, marcar, empujar, apretar, probar: este paso sale igual en la primera unión y en la última.',
  },
  sparedWrist: {
    title: 'Cuida la muñeca',
    text: (of) =>
      `Un mecanismo de impacto gira el tornillo con ${of.torque}; la mano solo sostiene los ${of.weight} de la herramienta.`,
  },
  lightTool: {
    title: 'Poco peso en la mano',
    text: (of) => `Pesa ${of.weight}: no hay batería ni bobinado que sostener en alto.`,
  },
  shortTool: {
    title: 'Entra donde no cabe el brazo',
    text: (of) => `${of.length} de punta a punta: trabaja dentro de un bastidor o de un paso de rueda.`,
  },
  stalls: {
    title: 'Se cala sin daño',
    text: 'Con sobrecarga se para y luego sigue: el aire que mueve las paletas las enfría, y nada se quema.',
  },
  ratedPressure: {
    title: 'Plena potencia en el taller',
    text: (of) =>
      `Sus valores se refieren a ${of.pressure} a la entrada: no hay que subir la presión de la red.`,
  },
  softSpray: {
    title: 'Menos niebla, más pintura',
    text: (of) => `Pulveriza con ${of.pressure}: rebota menos pintura de la pieza al filtro.`,
  },
  noElectrics: {
    title: 'Nada eléctrico en la niebla',
    text: 'Solo la mueve el aire: ni cable ni motor en una niebla de disolvente.',
  },
  drizzle: {
    title: 'La llovizna no la para',
    text: 'Nada en ella es eléctrico: sigue con llovizna, rocío o nieve.',
  },
  shot: {
    title: 'Ni cartucho ni batería',
    text: (of) => `Un disparo gasta ${of.air} de aire y nada más que haya que comprar.`,
  },
  anyProfile: {
    title: 'Admite cualquier espiga',
    text: (of) => `Su entrada de ${of.thread} recibe la espiga de los enchufes rápidos que usted tenga.`,
  },
  inStep: {
    title: 'Al paso de la máquina',
    text: (of) => `${of.hours} son ${of.one} a un turno y ${of.three} a tres: entonces toca.`,
  },
  oneNumber: {
    title: 'Una sola referencia',
    text: (of) => `${of.count} tipos de piezas que envejecen a la vez, con una sola referencia.`,
  },
  drawn: {
    title: 'Con número en el despiece',
    text: 'El despiece de la máquina muestra dónde va cada pieza y en qué orden.',
  },
  parcel: {
    title: 'Llega en paquete',
    text: (of) => `Con embalaje pesa ${of.weight}: sin palé y sin carretilla.`,
  },
  bodyStays: {
    title: 'El cuerpo se queda',
    text: 'Se renuevan asiento, muelle y junta; el cuerpo de la válvula se queda en su tubería.',
  },
  oilInterval: {
    title: 'Para intervalos largos',
    text: (of) => `Permanece ${of.hours} en la máquina: a un turno, ${of.one}.`,
  },
  oilGrade: {
    title: 'La viscosidad justa',
    text: (of) => `${of.viscosity} a ${of.temperature}: para eso están hechos cojinetes y juntas.`,
  },
  can: {
    title: 'Se vuelve a cerrar',
    text: (of) => `Su envase de ${of.contents} se vuelve a cerrar: lo que sobra sirve para rellenar.`,
  },
};
