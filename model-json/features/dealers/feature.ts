import type { Feature } from '../../core/server/Feature';
import { isRefused, tellsTheTime } from './server/dealer-pages';

/** Finds dealers near a place, and says which are open. */
export const dealers: Feature = {
  name: 'dealers',
  // Where somebody looks for one, and who does what.
  parameters: Object.fromEntries(
    ['place', 'position', 'service', 'line', 'open', 'radius', 'zoom', 'centre', 'country', 'dealer'].map(
      (name) => [name, undefined],
    ),
  ),
  isDated: tellsTheTime,
  refuses: isRefused,
};
