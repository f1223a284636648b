import type { Catalogue, Product } from '../../catalogue/api/catalogue';
import { figureOf } from '../../catalogue/api/figures';

/** A tool of the catalogue, with the data for sizing. */
export interface AirTool {
  readonly product: Product;
  /** l/min while it runs. */
  readonly flow: number;
  /** bar at its inlet */
  readonly pressure: number;
  /** The usual share of time that such a tool runs, %. */
  readonly usualUse: number;
}

/**
 * The usual share of time that tools run, %, by family, as on their product sheets. A wrench runs for seconds, a sander for
 * as long as there is surface.
 */
export const USUAL_USE: Readonly<Record<string, number>> = {
  blowing: 10,
  impact: 15,
  ratchets: 15,
  nailing: 20,
  drills: 25,
  grinding: 40,
  sanding: 50,
  spraying: 50,
};
const OTHERWISE = 50;

/** The tools of a catalogue by the order numbers of their products, in its order. */
export function airTools(catalogue: Catalogue, site: string): ReadonlyMap<string, AirTool> {
  const tools = catalogue.inFamily(`${site}:family/air-tools`).flatMap((product): AirTool[] => {
    const flow = figureOf(product.figures, 'airConsumption');
    const pressure = figureOf(product.figures, 'workingPressure');
    const family = product.family?.split('/').at(-1) ?? '';
    return flow && pressure ? [{ product, flow, pressure, usualUse: USUAL_USE[family] ?? OTHERWISE }] : [];
  });
  return new Map(tools.map((tool) => [tool.product.sku, tool]));
}
