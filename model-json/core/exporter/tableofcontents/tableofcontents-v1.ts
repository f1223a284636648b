import type { Exporter } from '../Exporter';
import { appliedCssClassNames } from '../policies/applied-styles';
import { styleOf } from '../shared/component-model';
import { heading } from '../shared/headings';
import { componentId } from '../shared/ids';
import { resourceTypeOf, text, texts } from '../shared/properties';

const LIST_TYPES: Readonly<Record<string, string>> = {
  ul: 'bulleted',
  bulleted: 'bulleted',
  ol: 'numbered',
  numbered: 'numbered',
};
const NO_RESTRICTION = 'norestriction';

/** Table of contents v1: the policy can fix options that authors choose otherwise. It never has a data layer. */
export const tableOfContentsV1: Exporter = (resource, context) => {
  const style = styleOf(resource, context);
  const choice = (name: string, restriction: string): string | undefined => {
    const fixed = text(style, restriction);
    return fixed === undefined || fixed === NO_RESTRICTION ? text(resource.properties, name) : fixed;
  };
  return {
    id: componentId(resource, context),
    listType: LIST_TYPES[choice('listType', 'restrictListType') ?? 'bulleted'],
    startLevel: heading(choice('startLevel', 'restrictStartLevel') ?? 'h1'),
    stopLevel: heading(choice('stopLevel', 'restrictStopLevel') ?? 'h6'),
    includeClasses: texts(style, 'includeClasses'),
    ignoreClasses: texts(style, 'ignoreClasses'),
    appliedCssClassNames: appliedCssClassNames(resource, context),
    ':type': resourceTypeOf(resource),
  };
};
