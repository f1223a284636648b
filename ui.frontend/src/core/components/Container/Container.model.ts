import { z } from 'zod';
import { containerModel } from '../../kit/models/container';
import { text } from '../../../../../shared/models/schema';

/** AEM's responsive grid (Core Components `container/v1` as AEM serves it) with what the grid model leaves out. */
export const containerComponentModel = containerModel({
  id: text(),
  /** `main` makes it the page's main landmark, where the skip link leads. */
  roleAttribute: text(),
  /** Makes it a landmark of its own, by this name. */
  accessibilityLabel: text(),
  gridClassNames: z.preprocess(
    (value) => value || undefined,
    z.string().default('aem-Grid aem-Grid--12 aem-Grid--default--12'),
  ),
});

export type ContainerModel = z.output<typeof containerComponentModel>;
