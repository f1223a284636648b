import { z } from 'zod';
import { openPage } from '../content/Document';
import { ToolRefusal } from '../refusals';
import { tool } from '../Tool';
import { differences, pagePath } from './shapes';

const MOST_DIFFERENCES = 500;

export const listVersions = tool({
  name: 'list-aem-page-versions',
  title: 'List the versions of a page',
  description: 'The versions of a page that were kept, the newest first.',
  effect: 'reads',
  hasContent: true,
  input: z.strictObject({ path: pagePath }),
  output: z.object({
    versions: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        created: z.string(),
        by: z.string(),
        label: z.string().optional(),
        comment: z.string().optional(),
      }),
    ),
  }),
  run({ path }, { instance }) {
    const { page } = openPage(instance, path);
    const list = instance.versions?.list(page.path) ?? [];
    return {
      versions: list
        .toReversed()
        .map(({ id, name, created, by, label, comment }) => ({ id, name, created, by, label, comment })),
    };
  },
});

export const compareVersions = tool({
  name: 'compare-aem-page-versions',
  title: 'Compare versions of a page',
  description:
    'What differs between two versions of a page, or between a version and the page as it is now, property by property.',
  effect: 'reads',
  hasContent: true,
  input: z.strictObject({
    path: pagePath,
    from: z.string().min(1).max(100).describe('The id of a version from list-aem-page-versions.'),
    to: z.string().max(100).optional().describe('The id of another; without it, the page as it is now.'),
  }),
  output: z.object({ differences, isCut: z.boolean() }),
  run({ path, from, to }, { instance }) {
    const { page } = openPage(instance, path);
    if (!instance.versions)
      throw new ToolRefusal(
        'not-possible',
        'This server keeps no versions.',
        'Ask the operator of the server.',
      );
    const known = new Set(instance.versions.list(page.path).map(({ id }) => id));
    const unknown = [from, ...(to ? [to] : [])].find((id) => !known.has(id));
    if (unknown !== undefined)
      throw new ToolRefusal(
        'not-found',
        `${path} has no version ${unknown}.`,
        'Use an id from list-aem-page-versions.',
      );
    const all = instance.versions.compare(page.path, from, to || undefined);
    return { differences: all.slice(0, MOST_DIFFERENCES), isCut: all.length > MOST_DIFFERENCES };
  },
});
