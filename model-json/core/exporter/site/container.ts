import type { Exporter } from '../Exporter';
import { responsiveGrid } from '../container/responsive-grid';
import { authoredId } from '../shared/ids';
import { text } from '../shared/properties';

/** AEM's grid with the keys that its model lacks: the anchor, the landmark and its name. */
export const container: Exporter = (resource, context) => ({
  id: authoredId(resource),
  roleAttribute: text(resource.properties, 'roleAttribute'),
  accessibilityLabel: text(resource.properties, 'accessibilityLabel'),
  ...responsiveGrid(resource, context),
});
