import { number, text, texts } from '../../../core/exporter/shared/properties';
import type { FactRule, TradeItem } from './FactFault';

/** What a kind must state. */
interface Need {
  /** The families it is about, by their beginnings. */
  readonly of: readonly string[];
  readonly elements: readonly string[];
}

const SIZE = ['length', 'width', 'height', 'weight'];
const PACKED = ['packedLength', 'packedWidth', 'packedHeight'];
const AMBIENT = ['minAmbientTemperature', 'maxAmbientTemperature'];
const MACHINES = ['screw', 'mobile', 'stationary'];

const NEEDS: readonly Need[] = [
  { of: [''], elements: ['gtin', 'customsTariffNumber', 'countryOfOrigin', 'packedWeight'] },
  {
    of: [...MACHINES, 'dryers', 'filters', 'tanks', 'condensate', 'air-tools', 'service-units'],
    elements: [...SIZE, ...PACKED, 'connections'],
  },
  { of: [...MACHINES, 'dryers', 'tanks', 'condensate', 'hoses'], elements: AMBIENT },
  { of: [...MACHINES, 'dryers', 'filters', 'tanks', 'condensate', 'air-tools'], elements: ['warranty'] },
  { of: [...MACHINES, 'dryers', 'filters'], elements: ['serviceInterval'] },
  { of: MACHINES, elements: ['packagePower', 'specificPower', 'testStandard'] },
  { of: ['screw/variable-speed'], elements: ['minFreeAirDelivery', 'flowCurve'] },
  {
    of: ['dryers', 'filters'],
    elements: [
      'purityClass',
      'testStandard',
      'referencePressure',
      'referenceInletTemperature',
      'maxInletTemperature',
    ],
  },
  {
    of: ['dryers/refrigeration', 'screw/with-dryer'],
    elements: ['refrigerant', 'refrigerantCharge', 'globalWarmingPotential', 'carbonDioxideEquivalent'],
  },
];

/** What a family need not state, and why. */
export const EXCEPTIONS: readonly {
  readonly of: string;
  readonly elements: readonly string[];
  readonly reason: string;
}[] = [
  {
    of: 'customise',
    elements: ['gtin', 'customsTariffNumber', 'countryOfOrigin', 'packedWeight'],
    reason: 'an option is ordered with a machine and delivered as a part of it',
  },
  {
    of: 'oils',
    elements: ['packedWeight'],
    reason: 'a pack of oil is ordered by its contents; its density depends on the batch',
  },
  {
    of: 'mobile/petrol',
    elements: ['packagePower', 'specificPower', 'testStandard'],
    reason: 'an engine takes fuel, not power from the mains',
  },
  {
    of: 'stationary/booster',
    elements: ['specificPower', 'testStandard'],
    reason: 'it compresses air that is compressed already: its power is not comparable by free air',
  },
];

const startsWith = (family: string, start: string): boolean => `${family}/`.startsWith(start && `${start}/`);

const states = ({ elements }: TradeItem, name: string): boolean =>
  number(elements, name) !== undefined ||
  Boolean(text(elements, name)) ||
  Boolean(texts(elements, name)?.length);

/** What its kind needs, without what is excepted. */
export const completeness: FactRule = function* (item) {
  const { family } = item;
  const excepted = new Set(
    EXCEPTIONS.filter(({ of }) => startsWith(family, of)).flatMap(({ elements }) => elements),
  );
  const needed = NEEDS.filter(({ of }) => of.some((start) => startsWith(family, start)));
  for (const element of new Set(needed.flatMap(({ elements }) => elements))) {
    if (!excepted.has(element) && !states(item, element))
      yield { element, fault: `is missing; each product of ${family} states it` };
  }
};
