import { z } from 'zod';
import { text } from '../../kit/schema';

const kinds = ['page', 'document', 'image', 'video', 'email', 'phone', 'external'] as const;

/** An address that a link may have: a path, an anchor, or one of these schemes. */
const usable = /^(?:[/?#]|https?:|mailto:|tel:)/i;

/** A link that stands by itself. */
export const linkModel = z.object({
  id: text(),
  title: text(),
  tooltip: text(),
  /** What it leads to; a kind that we do not know is a page. */
  assetType: z.preprocess((value) => value || undefined, z.enum(kinds).default('page').catch('page')),
  assetPathWithQueryParams: z.preprocess(
    (value) => (typeof value === 'string' && usable.test(value) ? value : undefined),
    z.string().optional(),
  ),
});

export type LinkComponentModel = z.output<typeof linkModel>;
