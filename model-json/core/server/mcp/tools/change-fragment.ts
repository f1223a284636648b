import { z } from 'zod';
import { checkMayWrite } from '../../accounts/rights/may-publish';
import { checkIsDraft } from '../changes/write-page';
import { writeFragment } from '../changes/write-fragment';
import { ToolRefusal } from '../refusals';
import { tool, type ToolContext } from '../Tool';
import { openFragment } from './fragments';
import { differences, fragmentPath, version, warnings } from './shapes';

const input = z.strictObject({
  path: fragmentPath,
  version,
  values: z
    .record(z.string().max(200), z.unknown())
    .describe(
      'By the fields of its model: what is left out stays, null empties a field, a list is sent whole.',
    ),
});

function plan({ path, version: read, values }: z.output<typeof input>, { instance }: ToolContext) {
  const open = openFragment(instance, path);
  checkIsDraft(instance);
  checkMayWrite([path]);
  if (open.version !== read)
    throw new ToolRefusal(
      'stale',
      `${path} was changed since you read it: it is at version ${open.version}, not ${read}.`,
      'Read it again with get-aem-fragment, and send the change with the version that you get.',
      { version: open.version },
    );
  return { ...open, ...writeFragment.plan(open.model, open.fragment, values) };
}

export const proposeFragment = tool({
  name: 'propose-aem-fragment',
  title: 'Try a change of a content fragment',
  description:
    'Says what values would change in a content fragment, and whether its model takes them. Changes nothing.',
  effect: 'reads',
  hasContent: true,
  input,
  output: z.object({ differences, warnings }),
  run(given, context) {
    const { differences: all, warnings: left } = plan(given, context);
    return { differences: all, warnings: [...left] };
  },
});

export const patchFragment = tool({
  name: 'patch-aem-fragment',
  title: 'Change a content fragment',
  description:
    'Changes values of a content fragment, as a draft: pages show it to visitors when a person publishes it. undo-aem-change takes it back exactly.',
  effect: 'changes',
  hasContent: true,
  input,
  output: z.object({ differences, warnings, change: z.number().optional(), version: z.string() }),
  async run(given, context) {
    const { fragment, stored, version: read, differences: all, warnings: left } = plan(given, context);
    if (all.length === 0) return { differences: [], warnings: [...left], version: read };
    const { id } = await writeFragment.change(fragment, stored, read, context);
    return {
      differences: all,
      warnings: [...left],
      change: id,
      version: context.instance.repository.versionOf(fragment.path) ?? '',
    };
  },
});
