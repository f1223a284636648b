import type { Feature } from '../../core/server/Feature';
import { namesOf } from './calculation/entries';
import { calculators as kinds } from './calculation/kinds';

/** Calculators: forms whose answer is in their address. */
export const calculators: Feature = {
  name: 'calculators',
  parameters: Object.fromEntries(
    Object.values(kinds)
      .flatMap(namesOf)
      .map((name) => [name, undefined]),
  ),
};
