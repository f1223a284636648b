import type { Feature } from '../../core/server/Feature';
import { isRefused, tellsTheTime } from './server/dealer-pages';

/** Finds dealers near a place, and shows which are open. */
export const dealers: Feature = {
  name: 'dealers',
  // The place, and the services and product lines.
  parameters: Object.fromEntries(
    ['place', 'position', 'service', 'line', 'open', 'radius', 'zoom', 'centre', 'country', 'dealer'].map(
      (name) => [name, undefined],
    ),
  ),
  linkedParameters: ['country', 'dealer'],
  isDated: tellsTheTime,
  refuses: isRefused,
};
