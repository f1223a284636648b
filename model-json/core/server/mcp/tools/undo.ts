import { z } from 'zod';
import type { KeptChange } from '../changes/AgentChanges';
import { ownChanges, undoChange } from '../changes/undo-change';
import { sheetOf } from '../content/find-documents';
import { tool } from '../Tool';
import { cursor, keptChange, limit, sheet } from './shapes';

const shown = ({ id, path, summary, at, user, undone }: KeptChange) => ({
  ...{ id, path, summary, at, author: `agent on behalf of ${user}` },
  ...(undone && { undone: undone.at }),
});

export const listChanges = tool({
  name: 'list-aem-changes',
  title: 'List what agents have changed',
  description: 'The latest changes that agents have made in the name of this person, the newest first.',
  effect: 'reads',
  input: z.strictObject({
    path: z.string().max(1000).optional().describe('Only those of this page or fragment.'),
    limit,
    cursor,
  }),
  output: sheet(keptChange),
  run: async ({ path, limit: most, cursor: from }, { instance }) =>
    sheetOf(await ownChanges(instance, path), from, most, shown),
});

export const undoAemChange = tool({
  name: 'undo-aem-change',
  title: 'Undo a change',
  description:
    'Takes a change back: the page or fragment is then exactly as before it. Refused if it was changed since; undo later changes first.',
  effect: 'changes',
  input: z.strictObject({
    change: z.number().int().describe('From patch-aem-page-content or list-aem-changes.'),
  }),
  output: keptChange.extend({
    version: z.string().optional().describe('Missing if it was created by the change'),
  }),
  async run({ change }, context) {
    const undone = await undoChange(context, change);
    return { ...shown(undone), version: context.instance.repository.versionOf(undone.path) };
  },
});
