import type { Feature } from '../../core/server/Feature';
import { componentType } from '../../../shared/addresses/app';
import { isRefused, tellsTheTime } from './server/dealer-pages';

/** The finder shows all dealers of its site. */
const DEALER = /^\/content\/dam\/(?:[^/]+\/)?dealers\//;

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
  shownBy: (path) => (DEALER.test(path) ? [componentType('dealerfinder')] : []),
  isDated: tellsTheTime,
  refuses: isRefused,
};
