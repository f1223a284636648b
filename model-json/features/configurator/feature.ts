import type { Feature } from '../../core/server/Feature';
import { articleOf } from './exporter/article';
import { PARAMETERS } from './rules/steps';

/** A machine of the catalogue with options. */
export const configurator: Feature = {
  name: 'configurator',
  parameters: Object.fromEntries(PARAMETERS.map((name) => [name, undefined])),
  services: () => ({ articleOf }),
};
