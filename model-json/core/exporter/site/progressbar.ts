import type { Exporter } from '../Exporter';
import { progressBarV1 } from '../progressbar/progressbar-v1';
import { texts } from '../shared/properties';

/** Progress bar v1 with the names of its steps. */
export const progressBar: Exporter = (resource, context) => ({
  ...progressBarV1(resource, context),
  steps: texts(resource.properties, 'steps'),
});
