import { choosing, type Choosing } from '../../../../shared/features/catalogue/choosing.model';
import type { PagePartSchemas } from '../../core/kit/models/page-parts';

declare module '../../core/kit/models/page-parts' {
  interface PageParts {
    /** Where visitors continue with the products that they chose. */
    choosing?: Choosing | undefined;
  }
}

/** What the catalogue adds to the model of every page. */
export const cataloguePageParts: PagePartSchemas = { choosing: choosing() };
