import { RUNNING_LIMITS } from '../../../../../shared/measures/energy-cost';
import type { ExportContext, Model } from '../../../../core/exporter/Exporter';
import { choiceOf } from '../../../../core/exporter/shared/links/choice-links';
import { marketOf } from '../../products/market';

/** Hours at full load in a year, if the visitor says nothing else: one shift. */
const USUAL_HOURS = 2000;

/** What running costs are reckoned with; undefined outside the countries in which a site sells. */
export function runningTerms(context: ExportContext): Model | undefined {
  const market = marketOf(context.currentPage);
  if (!market) return undefined;
  const price = entered(context, 'price');
  return {
    hours: entered(context, 'hours') ?? USUAL_HOURS,
    price: price ?? market.energy.electricity,
    currency: market.currency,
    year: market.energy.year,
    isOwnPrice: price !== undefined,
  };
}

/** A number of the address, with a point or a comma; undefined if it is none, or out of its limits. */
function entered(context: ExportContext, name: keyof typeof RUNNING_LIMITS): number | undefined {
  const typed = choiceOf(context, name).trim();
  const value = typed ? Number(typed.replace(',', '.')) : NaN;
  const { min, max } = RUNNING_LIMITS[name];
  return value >= min && value <= max ? value : undefined;
}
