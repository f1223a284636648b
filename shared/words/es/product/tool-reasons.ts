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
    text: (of) => `Se admiten ${of.most}, al menos ${of.times} veces los ${of.usual} de un taller.`,
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
    title: 'Ligero en la punta',
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
    title: 'Lo sostiene el tubo',
    text: (of) => `${of.weight} cuelgan entre dos abrazaderas, sin una propia.`,
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
    text: (of) => `${of.weight} y ${of.length} de largo: sube a la plataforma en la bolsa de herramientas.`,
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
      `Unos martillos internos giran el tornillo con ${of.torque}; la mano solo sostiene los ${of.weight} de la herramienta.`,
  },
  lightTool: {
    title: 'Ligera en la mano',
    text: (of) => `${of.weight}: no hay batería ni bobinado que sostener en alto.`,
  },
  shortTool: {
    title: 'Entra donde no cabe el brazo',
    text: (of) => `${of.length} de punta a punta: trabaja dentro de un bastidor o de un paso de rueda.`,
  },
  stalls: {
    title: 'Se cala sin daño',
    text: 'Con sobrecarga se para y vuelve a andar: el aire que mueve las paletas las enfría, y nada se quema.',
  },
  ratedPressure: {
    title: 'Potencia a presión de taller',
    text: (of) =>
      `Sus valores son a ${of.pressure} a la entrada: no hay que subir la presión de ninguna red.`,
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
    title: 'Admite cualquier boquilla',
    text: (of) => `Su entrada de ${of.thread} recibe la espiga de los enchufes rápidos que usted tenga.`,
  },
  inStep: {
    title: 'Al paso de la máquina',
    text: (of) => `${of.hours} son ${of.one} a un turno y ${of.three} a tres: entonces toca.`,
  },
  oneNumber: {
    title: 'Una referencia que pedir',
    text: (of) => `${of.count} clases de piezas que envejecen juntas, con una sola referencia.`,
  },
  drawn: {
    title: 'Numerado en un dibujo',
    text: 'El despiece de la máquina muestra dónde va cada pieza y en qué orden.',
  },
  parcel: {
    title: 'Llega en paquete',
    text: (of) => `Embalado pesa ${of.weight}: sin palé y sin carretilla.`,
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
    title: 'El espesor justo',
    text: (of) =>
      `${of.viscosity} a ${of.temperature}: la viscosidad para la que están hechos cojinetes y juntas.`,
  },
  can: {
    title: 'Se vuelve a cerrar',
    text: (of) => `Su envase de ${of.contents} se vuelve a cerrar: lo que sobra sirve para rellenar.`,
  },
};
