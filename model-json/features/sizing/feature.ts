import type { Feature } from '../../core/server/Feature';
import { SIZING_NAMES } from './calculation/sizing-request';

/** From air tools to a compressor. */
export const sizing: Feature = {
  name: 'sizing',
  parameters: Object.fromEntries(SIZING_NAMES.map((name) => [name, undefined])),
};
