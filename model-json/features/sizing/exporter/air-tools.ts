import type { Catalogue, Product } from '../../catalogue/api/catalogue';
import { figureOf } from '../../catalogue/api/figures';

/** A tool of the catalogue, with what sizing needs to know of it. */
export interface AirTool {
  readonly product: Product;
  /** l/min while it runs. */
  readonly flow: number;
  /** bar at its inlet */
  readonly pressure: number;
  /** Share of the time in which such a tool usually runs, %. */
  readonly usualUse: number;
}

/**
 * Share of the time in which tools usually run, %, by family: what their product sheets reckon with. A wrench runs for
 * seconds, a sander for as long as there is surface.
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
