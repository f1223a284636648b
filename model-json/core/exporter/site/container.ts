import type { Exporter } from '../Exporter';
import { responsiveGrid } from '../container/responsive-grid';
import { appliedHtmlElement } from '../policies/applied-styles';
import { authoredId } from '../shared/ids';
import { text } from '../shared/properties';

/** AEM's grid with the keys that its model lacks: the anchor, the landmark, its name and its element. */
export const container: Exporter = (resource, context) => ({
  id: authoredId(resource),
  roleAttribute: text(resource.properties, 'roleAttribute'),
  accessibilityLabel: text(resource.properties, 'accessibilityLabel'),
  appliedHtmlElement: appliedHtmlElement(resource, context),
  ...responsiveGrid(resource, context),
});
