import type { Feature } from '../../core/server/Feature';
import { namesOf } from './calculation/entries';
import { calculators as kinds } from './calculation/kinds';
import { logRoute } from './server/log-route';

/** Calculators: forms whose answer is in their address. */
export const calculators: Feature = {
  name: 'calculators',
  parameters: Object.fromEntries(
    [...Object.values(kinds).flatMap(namesOf), 'logfault', 'logline'].map((name) => [name, undefined]),
  ),
  routes(app, instance) {
    if (instance.runMode !== 'author') logRoute(app, instance);
  },
};
