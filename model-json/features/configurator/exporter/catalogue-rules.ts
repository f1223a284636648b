import type { Catalogue } from '../../catalogue/api/catalogue';
import type { OptionKey, Rule } from '../rules/RuleBook';
import type { Machine } from './machines';
import type { OptionContent } from './option-content';
import { partsOf } from './parts';

/** Reasons that follow from what there is in the catalogue. */
export interface CatalogueReasons {
  readonly noFit: string;
  readonly noReceiver: string;
}

/** What cannot be had because the catalogue has no product for it: a dryer for that much air, a receiver of that size. */
export function catalogueRules(
  options: readonly OptionContent[],
  machine: Machine,
  catalogue: Catalogue,
  { noFit, noReceiver }: CatalogueReasons,
): Rule[] {
  const missing = options.filter((option) => partsOf(option, machine, catalogue) === undefined).map(keyOf);
  const volumes = options.filter(({ litres }) => litres !== undefined);
  const receivers = options.filter(({ step, families }) => step === 'tank' && families.length > 0);
  const unknown = receivers.map((receiver): Rule => {
    const sizes = volumes.filter(({ litres }) => !partsOf(receiver, machine, catalogue, litres));
    return {
      id: `receivers ${keyOf(receiver)}`,
      kind: 'excludes',
      of: sizes.map(keyOf),
      others: [keyOf(receiver)],
      reason: noReceiver,
    };
  });
  return [
    { id: 'catalogue', kind: 'bars', of: missing, others: [], reason: noFit },
    ...unknown.filter(({ of }) => of.length > 0),
  ];
}

export const keyOf = ({ step, key }: Pick<OptionContent, 'step' | 'key'>): OptionKey => `${step}:${key}`;
