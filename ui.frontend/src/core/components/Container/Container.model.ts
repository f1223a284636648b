import { z } from 'zod';
import { containerModel } from '../../kit/models/container';
import { text } from '../../../../../shared/models/schema';

/** AEM's responsive grid (Core Components `container/v1` as AEM exports it) plus what the grid model omits. */
export const containerComponentModel = containerModel({
  id: text(),
  /** `main` makes it the page's main landmark, the target of the skip link; others, such as `navigation`, a landmark too. */
  roleAttribute: text(),
  /** Makes it a landmark with this name. */
  accessibilityLabel: text(),
  /** The element that the policy or a picked style names, such as `header`. */
  appliedHtmlElement: text(),
  gridClassNames: z.preprocess(
    (value) => value || undefined,
    z.string().default('aem-Grid aem-Grid--12 aem-Grid--default--12'),
  ),
});

export type ContainerModel = z.output<typeof containerComponentModel>;
