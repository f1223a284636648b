import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../Exporter';
import { componentOf, exportChildren, exportResource } from '../export-resource';
import { templatedResource } from '../page/template-structure';
import { appliedCssClassNames } from '../policies/applied-styles';
import { filteredChildren, itemsOf } from '../shared/children';
import { styleOf } from '../shared/component-model';
import { resourceTypeOf } from '../shared/properties';
import { allowedComponents } from './allowed-components';
import { columnClassNames, gridClassNames, gridColumns } from './grid-classes';

// A component without a model still occupies its cell in AEM's grid.
function exportColumn(child: Resource, context: ExportContext): Model | undefined {
  return exportResource(child, context) ?? { ':type': resourceTypeOf(child) };
}

function aemGrid(resource: Resource, context: ExportContext): Model {
  const columns = gridColumns(styleOf(resource, context));
  const templated = templatedResource(resource, context);
  const children = filteredChildren(templated, context).filter((child) => componentOf(child, context));
  return {
    columnCount: columns,
    gridClassNames: gridClassNames(resource, children, columns),
    columnClassNames: Object.fromEntries(
      children.map((child) => [child.name, columnClassNames(child, resource, columns)]),
    ),
    allowedComponents: allowedComponents(resource, context),
    ...itemsOf(children, (child) => exportColumn(child, context)),
    appliedCssClassNames: appliedCssClassNames(resource, context),
    ':type': resourceTypeOf(resource),
  };
}

/**
 * `wcm/foundation/components/responsivegrid`. AEM's own model is not public: the keys are those of its real output
 * (WKND's recorded page models). Adobe's unit tests mock it with `:items`, `:itemsOrder` and `:type`.
 */
export const responsiveGrid: Exporter = (resource, context) =>
  context.platform === 'mock'
    ? { ...exportChildren(filteredChildren(resource, context), context), ':type': resourceTypeOf(resource) }
    : aemGrid(resource, context);
