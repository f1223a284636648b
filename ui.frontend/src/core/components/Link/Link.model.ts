import { z } from 'zod';
import { href, text } from '../../../../../shared/models/schema';

const kinds = ['page', 'document', 'image', 'video', 'email', 'phone', 'external'] as const;

/** A link that stands by itself. */
export const linkModel = z.object({
  id: text(),
  title: text(),
  tooltip: text(),
  /** What it leads to; a kind that we do not know is a page. */
  assetType: z.preprocess((value) => value || undefined, z.enum(kinds).default('page').catch('page')),
  assetPathWithQueryParams: href(),
});

export type LinkComponentModel = z.output<typeof linkModel>;
