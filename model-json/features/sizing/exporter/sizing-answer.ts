import { siteName } from '../../../core/exporter/shared/pages';
import { fromUnitsOf, type MeasureSystem } from '../calculation/typed-measures';
import type { Model } from '../../../core/exporter/Exporter';
import { catalogueOf } from '../../catalogue/api/catalogue';
import { choiceLink } from '../../../core/exporter/shared/links/choice-links';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { productName } from '../../catalogue/api/product-cards';
import { airDemand, type AirDemand, type Consumer } from '../calculation/air-demand';
import { airQuality, type AirQuality } from '../calculation/air-quality';
import type { AirTool } from './air-tools';
import { sizingRange } from './catalogue-range';
import type { Need } from '../calculation/fit-machine';
import { linePressure, lossesFor } from '../calculation/line-pressure';
import { shortlist, type Concession, type Shortlist } from '../calculation/shortlist';
import { choiceModel, severalModel } from './sizing-models';
import { typedChoices } from './typed-choices';
import { numberOf, type Typed } from '../calculation/sizing-request';

/** The demand calculated from a visitor's figures, and suitable machines; empty if nothing was chosen. */
export function answerModel(
  typed: Typed,
  tools: ReadonlyMap<string, AirTool>,
  units: MeasureSystem,
  shop: ComponentOwner,
): Model {
  const consumers = consumersOf(typed, tools, units);
  if (consumers.length === 0) return {};
  const share = (value: string) => (numberOf(value) ?? 0) / 100;
  const reserve = { leaks: share(typed.leaks), growth: share(typed.growth) };
  const demand = airDemand(consumers, reserve, typed.together ? share(typed.together) : undefined);
  const quality = airQuality(typed.air);
  const losses = lossesFor(quality);
  const need: Need = {
    design: demand.design,
    peak: demand.peak,
    peakMinutes: numberOf(typed.peak) ?? 1,
    line: linePressure(demand.pressure, losses),
    quality,
    inlet: Number(typed.inlet),
    supply: typed.supply || undefined,
    noise: typed.noise ? Number(typed.noise) : undefined,
    isOilFree: typed.oilfree,
  };
  const site = siteName(shop.context.currentPage);
  const range = sizingRange(catalogueOf(shop.context), site);
  return {
    demand: {
      ...demandModel(demand, typed, tools, units, shop),
      ...reserve,
      losses: losses.map((loss) => ({ ...loss })),
      line: need.line,
      peakMinutes: need.peakMinutes,
      inlet: need.inlet,
      purityClass: purityOf(quality),
    },
    ...found(shortlist(range.machines, need, range), need, demand, typed, units, shop),
  };
}

const purityOf = ({ purityClass }: AirQuality) => purityClass || undefined;

/** The consumers: tools with the figures of their product sheets, and other air, which flows continuously. */
function consumersOf(typed: Typed, tools: ReadonlyMap<string, AirTool>, units: MeasureSystem): Consumer[] {
  const byTool = typed.tools.flatMap(({ sku, count, use }): Consumer[] => {
    const tool = tools.get(sku);
    if (!tool) return [];
    const { flow, pressure, usualUse } = tool;
    return [
      { flow, pressure, count: numberOf(count) ?? 1, use: (use ? (numberOf(use) ?? 0) : usualUse) / 100 },
    ];
  });
  if (!typed.flow) return byTool;
  return [
    ...byTool,
    {
      flow: fromUnitsOf(units, numberOf(typed.flow) ?? 0, 'l/min'),
      pressure: fromUnitsOf(units, numberOf(typed.pressure) ?? 0, 'bar'),
      count: 1,
      use: 1,
    },
  ];
}

/** The demand with its individual lines. */
function demandModel(
  demand: AirDemand,
  typed: Typed,
  tools: ReadonlyMap<string, AirTool>,
  units: MeasureSystem,
  shop: ComponentOwner,
): Model {
  const lines = consumersOf(typed, tools, units).map(({ count, flow, pressure, use }, index): Model => {
    const tool = tools.get(typed.tools[index]?.sku ?? '');
    return {
      // Without a name it is the demand given in figures.
      name: tool && productName(tool.product, shop.locale),
      count,
      flow,
      pressure,
      use,
      mean: count * flow * use,
    };
  });
  return { ...demand, lines };
}

function found(
  list: Shortlist,
  need: Need,
  demand: AirDemand,
  typed: Typed,
  units: MeasureSystem,
  shop: ComponentOwner,
): Model {
  if ('choices' in list) return { choices: list.choices.map((choice) => choiceModel(choice, shop)) };
  if (list.obstacle === 'pressure') {
    return { obstacle: { reason: 'pressure', most: list.most - (need.line - demand.pressure) } };
  }
  const concessions = list.concessions.map((concession) => ({
    concession,
    link: choiceLink(shop, typedChoices(conceding(typed, concession), units), `${shop.id}-answer`),
  }));
  const several = list.obstacle === 'flow' && list.several ? severalModel(list.several, shop) : undefined;
  return { obstacle: { reason: list.obstacle, several, concessions } };
}

/** The same with a requirement dropped. */
const conceding = (typed: Typed, concession: Concession): Typed => ({
  ...typed,
  ...(concession === 'supply' && { supply: '400' as const }),
  ...(concession === 'noise' && { noise: '' }),
  ...(concession === 'oil' && { oilfree: false }),
});
