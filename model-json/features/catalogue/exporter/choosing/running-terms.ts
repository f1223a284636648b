import type { ExportContext, Model } from '../../../../core/exporter/Exporter';
import { choiceOf } from '../../../../core/exporter/shared/links/choice-links';
import { marketOf } from '../../products/market';

/** Hours at full load in a year, if the visitor says nothing else: one shift. */
const USUAL_HOURS = 2000;
const HOURS = { min: 1, max: 8760 };
const PRICE = { min: 0.01, max: 5 };

/** What running costs are reckoned with; undefined outside the countries in which a site sells. */
export function runningTerms(context: ExportContext): Model | undefined {
  const market = marketOf(context.currentPage);
  if (!market) return undefined;
  return {
    hours: within(numberIn(choiceOf(context, 'hours')), HOURS) ?? USUAL_HOURS,
    price: within(numberIn(choiceOf(context, 'price')), PRICE) ?? market.energy.electricity,
    currency: market.currency,
    year: market.energy.year,
    isOwnPrice: within(numberIn(choiceOf(context, 'price')), PRICE) !== undefined,
  };
}

/** A typed number, with a point or a comma. */
const numberIn = (typed: string): number => (typed.trim() ? Number(typed.trim().replace(',', '.')) : NaN);

const within = (value: number, { min, max }: { min: number; max: number }): number | undefined =>
  value >= min && value <= max ? value : undefined;
