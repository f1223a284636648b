import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Commerce: 'Comercio',
  Trades: 'Oficios',
  'Each is a link that fills the list of tools.':
    'Cada uno es un enlace que rellena la lista de herramientas.',
  'One per line: quantity, order number, and the running time if not the usual one. “2 × V-5213-00 40 %”':
    'Una por línea: cantidad, número de pedido y el tiempo de funcionamiento si no es el habitual. “2 × V-5213-00 40 %”',
  'Other air, l/min': 'Otro aire, l/min',
  'Use of the air': 'Uso del aire',
  'Tools that tolerate moisture': 'Herramientas que toleran la humedad',
  'Dry air for tools (2:4:3)': 'Aire seco para herramientas (2:4:3)',
  'Painting (1:4:1)': 'Pintura (1:4:1)',
  'Food, laboratory, dental (1:4:1 without oil vapour)':
    'Alimentación, laboratorio, odontología (1:4:1 sin vapor de aceite)',
  'Instruments, pipes exposed to frost (1:2:1)': 'Instrumentos, tuberías expuestas a heladas (1:2:1)',
  Power: 'Potencia',
  'Any mains': 'Cualquier red eléctrica',
  'Petrol engine': 'Motor de gasolina',
  'Does not matter': 'No importa',
  'Up to 75 dB(A)': 'Hasta 75 dB(A)',
  'Up to 70 dB(A)': 'Hasta 70 dB(A)',
  'Up to 65 dB(A)': 'Hasta 65 dB(A)',
  'Only oil-free compressors': 'Solo compresores sin aceite',
  'Leaks, %': 'Fugas, %',
  'Added to the demand unless the visitor enters another value.':
    'Se suma a la demanda salvo que el visitante introduzca otro valor.',
  'Growth, %': 'Crecimiento, %',
  'Page to ask on': 'Página para consultar',
  'From air tools to a compressor, tank and dryer':
    'De las herramientas neumáticas al compresor, el depósito y el secador',
  'Sizing helper': 'Asistente de dimensionado',
};
