import type * as English from '../en/part-serials';

export const partSerials: typeof English.partSerials = {
  label: 'Número de serie de su máquina',
  help: (example) => `En la placa de características, debajo de la referencia; por ejemplo, ${example}.`,
  show: 'Mostrar sus recambios',
  fault: (typed, example) =>
    `«${typed}» no es un número de serie de esta máquina. Escríbalo como en la placa de características, por ejemplo, ${example}. Abajo están los recambios de todos los años.`,
  shown: (serial) => `Recambios para el número de serie ${serial}.`,
  left: (count) =>
    count === 1
      ? 'No se muestra 1 recambio de otros años.'
      : `No se muestran ${count} recambios de otros años.`,
  none: (serial) =>
    `Ningún recambio de esta lista corresponde al número de serie ${serial}. Envíenos el número: encontraremos el recambio.`,
  showAll: 'Mostrar todos los recambios',
  range: (from, to) => {
    if (!to) return `desde el n.º de serie ${from}`;
    return from ? `n.º de serie ${from} a ${to}` : `hasta el n.º de serie ${to}`;
  },
  number: 'Número de serie',
  parts: 'Sus recambios',
};
