import { usualUseOf } from '../../../../shared/features/catalogue/api/usual-use';
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

/** The tools of a catalogue by the order numbers of their products, in its order. */
export function airTools(catalogue: Catalogue, site: string): ReadonlyMap<string, AirTool> {
  const tools = catalogue.inFamily(`${site}:family/air-tools`).flatMap((product): AirTool[] => {
    const flow = figureOf(product.figures, 'airConsumption');
    const pressure = figureOf(product.figures, 'workingPressure');
    return flow && pressure ? [{ product, flow, pressure, usualUse: usualUseOf(product.family) }] : [];
  });
  return new Map(tools.map((tool) => [tool.product.sku, tool]));
}
