import { texts } from '../../../core/exporter/shared/properties';
import { columnsOf } from '../products/technical-lists';
import { foldSku } from '../products/sku';
import { compareSerials, readSerial } from '../serials/serial';
import type { FactRule } from './FactFault';

const EXAMPLE = 'V-8011-00 | 2301-00001 |';

/** A range of serial numbers is of one of the machine's spare parts, has an end, and does not end before it begins. */
export const partSerials: FactRule = function* ({ elements }) {
  const listed = new Set((texts(elements, 'spareParts') ?? []).map((path) => foldSku(lastName(path))));
  for (const [index, columns] of columnsOf(elements, 'partSerials').entries()) {
    const [part = '', from = '', to = ''] = columns;
    const fault = (words: string) => ({ element: 'partSerials', fault: `line ${index + 1} ${words}` });
    if (columns.length !== 3) {
      yield fault(
        `has ${columns.length} columns; it must have three: order number, from, to, like ${EXAMPLE}`,
      );
      continue;
    }
    if (!listed.has(foldSku(part)))
      yield fault(`names ${part || 'no part'}; it must name one of spareParts by its order number`);
    if (from === '' && to === '')
      yield fault(
        `has no serial number; a part for all machines needs no line, one for some is like ${EXAMPLE}`,
      );
    const odd = [from, to].filter((end) => end !== '' && readSerial(end) !== end);
    for (const end of odd)
      yield fault(`has “${end}”; a serial number has letters, digits and hyphens, like 2301-00001`);
    if (odd.length === 0 && from !== '' && to !== '' && compareSerials(from, to) > 0)
      yield fault(`ends before it begins: ${from} is after ${to}`);
  }
};

/** Fragments are stored under their order numbers. */
const lastName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
