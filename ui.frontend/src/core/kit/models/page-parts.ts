import type { ReactNode } from 'react';
import type { z } from 'zod';

/** What features add to the model of every page. A feature adds its own members to this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface PageParts {}

/** How they are read; a site lists those of its features (`#site/page-parts`). */
export type PagePartSchemas = { readonly [Name in keyof PageParts]-?: z.ZodType<PageParts[Name]> };

/** What a feature needs to provide for its components on a page (`#site/feature-provider`). */
export interface FeatureProviderProps {
  /** BCP 47 tag of the page. */
  language: string;
  parts: PageParts | undefined;
  children?: ReactNode;
}
