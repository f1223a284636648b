import { z } from 'zod';

/* What several tools take or answer. */

export const pagePath = z
  .string()
  .min(1)
  .max(1000)
  .describe(
    'The path of a page: /content/mysite/gb/en/news. A copy in a release has a path below /content/launches.',
  );
export const fragmentPath = z
  .string()
  .min(1)
  .max(1000)
  .describe('The path of a content fragment, below /content/dam.');
export const version = z
  .string()
  .min(1)
  .max(200)
  .describe('The version that you read: the change is refused if there is a newer one.');
export const limit = z.number().int().min(1).max(100).default(20).describe('How many to return at most.');
export const cursor = z
  .string()
  .max(40)
  .optional()
  .describe('The cursor of the last answer, for the next ones.');
export const state = z.enum(['published', 'changed', 'unpublished']);

export const listedPage = z.object({
  path: z.string(),
  title: z.string(),
  template: z.string().optional(),
  state: state.describe('changed: published, with changes that visitors do not see yet'),
  modified: z.string().optional(),
  modifiedBy: z.string().optional(),
  lockOwner: z.string().optional(),
  follows: z.string().optional().describe('The page that this one is a live copy of'),
  review: z.string().optional(),
  hasChildren: z.boolean().optional(),
});

/** A list with a cursor. */
export const sheet = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.number(), cursor: z.string().optional() });

/** Differences between two states; `before` and `after` are values or nodes. */
export const differences = z.array(
  z.object({
    path: z.string(),
    property: z.string().optional(),
    kind: z.enum(['added', 'removed', 'changed', 'reordered']),
    before: z.unknown().optional(),
    after: z.unknown().optional(),
  }),
);

export const keptChange = z.object({
  id: z.number(),
  path: z.string(),
  summary: z.string(),
  at: z.string(),
  author: z.string(),
  undone: z.string().optional().describe('When it was undone'),
});

export const warnings = z
  .array(z.string())
  .describe('What its form would complain about, although this change is not to blame');
