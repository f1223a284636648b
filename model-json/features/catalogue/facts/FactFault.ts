import type { Properties } from '../../../core/exporter/Exporter';

/** What can be ordered: a product, or a version completed with its product's elements. */
export interface TradeItem {
  /** The path of its fragment. */
  readonly path: string;
  /** `screw/fixed-speed` */
  readonly family: string;
  readonly elements: Properties;
}

/** A fact that cannot be true, or that is missing. */
export interface FactFault {
  readonly path: string;
  readonly element: string;
  /** What is wrong, and what would be right. */
  readonly fault: string;
}

/** A rule of one trade item. */
export type FactRule = (item: TradeItem) => Iterable<Omit<FactFault, 'path'>>;
