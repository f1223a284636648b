import type { Properties } from '../../../core/exporter/Exporter';
import { columnsOf } from '../products/technical-lists';
import { foldSku } from '../products/sku';
import { compareSerials, readSerial } from './serial';

/** Serial numbers of machines from one to another, both included; without an end, all before or after. */
export interface SerialRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A line of the element `partSerials`: the machines for which a spare part is. */
export interface PartRange extends SerialRange {
  /** Its order number. */
  readonly part: string;
}

/** The lines of a machine's element `partSerials`: `V-8011-00 | 2301-00001 |`. A part without a line fits all machines. */
export const partRangesOf = (elements: Properties): PartRange[] =>
  columnsOf(elements, 'partSerials').map(([part = '', from = '', to = '']) => ({
    part,
    // An end that is no serial number is none: better a part too many than one that is missing.
    from: readSerial(from),
    to: readSerial(to),
  }));

/** Those of one spare part; none if it fits all machines. */
export const rangesOf = (ranges: readonly PartRange[], sku: string): SerialRange[] =>
  ranges.filter(({ part }) => foldSku(part) === foldSku(sku)).map(({ from, to }) => ({ from, to }));

/** Whether a part with these ranges is for the machine with a serial number. */
export const fits = (ranges: readonly SerialRange[], serial: string): boolean =>
  ranges.length === 0 ||
  ranges.some(
    ({ from, to }) =>
      (from === undefined || compareSerials(serial, from) >= 0) &&
      (to === undefined || compareSerials(serial, to) <= 0),
  );

/** Whether a machine's part is for those that are built today. */
export function fitsNew(elements: Properties, sku: string): boolean {
  const ranges = rangesOf(partRangesOf(elements), sku);
  return ranges.length === 0 || ranges.some(({ to }) => to === undefined);
}
