import type { ExportContext } from '../../../core/exporter/Exporter';
import { masterOf } from '../../../core/exporter/shared/fragment-elements';
import { choiceOf } from '../../../core/exporter/shared/links/choice-links';
import { namedProducts } from '../products/current-product';
import { listed, type Product } from '../products/Product';
import { fits, partRangesOf, rangesOf, type SerialRange } from './part-ranges';
import { areAlike, readSerial } from './serial';

/** A spare part of a machine. */
export interface SparePart {
  readonly product: Product;
  /** Its place in the whole list, from 1: a part keeps its number when others are left out. */
  readonly number: number;
  /** The machines for which it is; none if it is for all. */
  readonly ranges: readonly SerialRange[];
}

/** The spare parts of a machine, or those for the serial number in the address. */
export interface ShownParts {
  readonly parts: readonly SparePart[];
  /** Parts for other serial numbers. */
  readonly left: number;
  /** What the visitor entered; empty if nothing, and if no part depends on it. */
  readonly typed: string;
  /** The same as plates write it; undefined if it is no serial number of such a machine. */
  readonly serial: string | undefined;
  /** A serial number of the form that this machine has; undefined if no part depends on it. */
  readonly example: string | undefined;
}

/** All spare parts of a product, with the machines for which each is. Those that the catalogue lacks are left out. */
export function sparePartsOf(product: Product, context: ExportContext): SparePart[] {
  const ranges = partRangesOf(masterOf(product.fragment));
  return namedProducts(listed(product, 'spareParts'), context).map((part, index) => ({
    product: part,
    number: index + 1,
    ranges: rangesOf(ranges, part.sku),
  }));
}

/** The spare parts that a page shows. It reads the address only if a part depends on the serial number. */
export function shownParts(product: Product, context: ExportContext): ShownParts {
  const all = sparePartsOf(product, context);
  const ends = all.flatMap(({ ranges }) => ranges.flatMap(({ from, to }) => from ?? to ?? []));
  const [example] = ends;
  const typed = example === undefined ? '' : choiceOf(context, 'serial').trim();
  const read = readSerial(typed);
  const serial = read !== undefined && ends.some((end) => areAlike(read, end)) ? read : undefined;
  const parts = serial === undefined ? all : all.filter(({ ranges }) => fits(ranges, serial));
  return { parts, left: all.length - parts.length, typed, serial, example };
}
