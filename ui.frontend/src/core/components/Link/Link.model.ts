import { z } from 'zod';
import { href, text } from '../../../../../shared/models/schema';

const kinds = ['page', 'document', 'image', 'video', 'email', 'phone', 'external'] as const;

/** A stand-alone link. */
export const linkModel = z.object({
  id: text(),
  title: text(),
  tooltip: text(),
  /** What it leads to; an unknown kind counts as a page. */
  assetType: z.preprocess((value) => value || undefined, z.enum(kinds).default('page').catch('page')),
  assetPathWithQueryParams: href(),
});

export type LinkComponentModel = z.output<typeof linkModel>;
