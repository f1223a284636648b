import { z } from 'zod';
import { carryOut } from '../changes/carry-out';
import { commandsSchema, type AgentCommand } from '../changes/commands';
import { planChange } from '../changes/plan-change';
import { checkVersion } from '../changes/stale';
import { checkIsDraft, checkIsOwn, writePage } from '../changes/write-page';
import { checkMayWrite } from '../../accounts/rights/may-publish';
import { openPage } from '../content/Document';
import type { ToolContext } from '../Tool';
import { tool } from '../Tool';
import { differences, pagePath, version, warnings } from './shapes';

const input = z.strictObject({ path: pagePath, version, commands: commandsSchema });

const outcome = {
  differences: differences.describe('What changes, from the page’s content'),
  paths: z.array(z.string()).describe('Where the component of each command is afterwards'),
  warnings,
};

/** The page as the agent read it, with what the commands would make of it. */
function plan({ path, version: read, commands }: z.output<typeof input>, { instance }: ToolContext) {
  const open = openPage(instance, path);
  checkIsDraft(instance);
  checkIsOwn(open.page);
  checkMayWrite([open.page.path]);
  checkVersion(instance, open.page, read, open.version);
  return { ...open, ...planChange(open, commands, instance) };
}

export const proposePageContent = tool({
  name: 'propose-aem-page-content',
  title: 'Try a change of a page',
  description:
    'Says what commands would do to a page, and whether its components would take them. Changes nothing: show it to the person, then send the same to patch-aem-page-content.',
  effect: 'reads',
  hasContent: true,
  input,
  output: z.object(outcome),
  run(given, context) {
    const { differences: all, paths, warnings: left } = plan(given, context);
    return { differences: [...all], paths: [...paths], warnings: [...left] };
  },
});

export const patchPageContent = tool({
  name: 'patch-aem-page-content',
  title: 'Change a page',
  description:
    'Inserts, changes, moves, copies and deletes components of a page, all of it or nothing. The result is a draft, or part of the release that the page is a copy in: visitors see it when a person publishes it. A version of the page is kept before, and undo-aem-change takes the change back exactly.',
  effect: 'changes',
  hasContent: true,
  input,
  output: z.object({
    ...outcome,
    change: z.number().optional().describe('For undo-aem-change; missing if nothing was to be changed'),
    version: z.string(),
  }),
  async run(given, context) {
    const { page, version: before, actions, differences: all, ...planned } = plan(given, context);
    const done = { differences: [...all], paths: [...planned.paths], warnings: [...planned.warnings] };
    if (actions.length === 0 || all.length === 0) return { ...done, version: before };
    const { id } = await writePage(context, {
      page,
      summary: summaryOf(given.commands),
      operation: ({ draft, changes, target }) => {
        for (const action of actions) carryOut(draft, action);
        changes.push({ type: 'modified', argument: target.path });
      },
    });
    return { ...done, change: id, version: context.instance.repository.versionOf(page.path) ?? '' };
  },
});

const summaryOf = (commands: readonly AgentCommand[]): string =>
  commands
    .map((command) =>
      command.type === 'insert'
        ? `insert ${command.resourceType}`
        : `${command.type} ${command.component || 'page properties'}`,
    )
    .join(', ')
    .slice(0, 300);
