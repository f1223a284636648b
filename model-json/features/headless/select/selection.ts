import type { ApiModel } from '../content/ApiModel';
import { isOfLocale, localeKey, localeOf } from '../content/locale-of';
import { ShownFragment, type Choice } from '../content/ShownFragment';
import { checkedTransform, type AssetTransform } from '../schema/AssetTransform';
import type { Asking } from '../schema/Asking';
import type { FragmentFilter } from './Filter';
import { matches } from './matches';
import { Order, type SortKey } from './Order';

/** What all lists of a model can be asked for. */
export interface ListArguments {
  readonly variation?: string | null;
  /** Each variation of a fragment is an item of its own. */
  readonly includeVariations?: boolean | null;
  readonly _locale?: string | null;
  readonly _assetTransform?: AssetTransform | null;
  readonly filter?: FragmentFilter | null;
  readonly sort?: string | null;
}

/** A fragment at its place in a list. */
export interface Placed {
  readonly fragment: ShownFragment;
  readonly key: SortKey;
}

/** The fragments of a model that are asked for, in order. */
export function selected(
  model: ApiModel,
  asked: ListArguments,
  last: (fragment: ShownFragment) => string,
  asking: Asking,
): { readonly placed: readonly Placed[]; readonly order: Order } {
  const order = new Order(asked.sort ?? '', model, last, asking);
  const placed = shownOf(model, asked, asking)
    .filter((fragment) => !asked.filter || matches(fragment, asked.filter, asking))
    .map((fragment) => ({ fragment, key: order.keyOf(fragment) }))
    .sort((a, b) => order.compare(a.key, b.key));
  return { placed, order };
}

/** The choice that arguments make for everything below them. @throws GraphQLError if `_assetTransform` cannot be */
export const choiceOf = ({ variation, _locale, _assetTransform }: ListArguments): Choice => ({
  variation: variation ?? (_locale ? localeKey(_locale) : undefined),
  transform: checkedTransform(_assetTransform),
});

function shownOf(model: ApiModel, asked: ListArguments, { index }: Asking): ShownFragment[] {
  const choice = choiceOf(asked);
  const locale = asked._locale ? localeKey(asked._locale) : undefined;
  return index
    .ofModel(model.path)
    .filter((node) => locale === undefined || isOfLocale(localeOf(node), locale))
    .flatMap((node) => {
      const fragment = new ShownFragment(node, model, choice);
      if (!asked.includeVariations) return [fragment];
      const whole = new ShownFragment(node, model, { ...choice, variation: undefined });
      return [
        whole,
        ...whole.variations.map((variation) => new ShownFragment(node, model, { ...choice, variation })),
      ];
    });
}
