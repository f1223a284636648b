import { z } from 'zod';
import { isInLaunches, launchPlace } from '../../../../../shared/addresses/launches';
import { childOf } from '../../../repository/path';
import { actorNow, userNow } from '../../accounts/Actor';
import { wcmCommand } from '../../commands/wcm-command';
import { idOf } from '../../fragments/models/Model';
import { postLaunches } from '../../launches/launch-requests';
import { Parameters } from '../../sling-post/Parameters';
import { keptOf } from '../changes/undo-change';
import { writeFragment } from '../changes/write-fragment';
import { checkIsDraft } from '../changes/write-page';
import { refusalOf, thrown, ToolRefusal } from '../refusals';
import { tool, type ToolContext } from '../Tool';
import { fragmentPath, pagePath, warnings } from './shapes';

const created = z.object({
  path: z.string(),
  version: z.string(),
  change: z.number().optional().describe('For undo-aem-change'),
});

const named = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,80}$/, { error: 'is no name; use lower-case letters, digits and -' })
  .describe('Its name in the address.');

export const createPage = tool({
  name: 'create-aem-page',
  title: 'Create a page',
  description:
    'Creates a page from a template, as a draft; below a path in a release, it becomes part of that release. Fill it with patch-aem-page-content.',
  effect: 'adds',
  input: z.strictObject({
    parentPath: pagePath,
    title: z.string().trim().min(1).max(200),
    template: z.string().max(500).describe('A path from get-aem-page-templates.'),
    name: named.optional(),
  }),
  output: created,
  async run({ parentPath, title, template, name }, context) {
    const { instance, editorId } = context;
    checkIsDraft(instance);
    const more = { title, template, ...(name !== undefined && { label: name }) };
    if (isInLaunches(parentPath)) return inRelease(parentPath, more, context);
    const form = parametersOf({ cmd: 'createPage', parentPath, ...more });
    const { status, message, path } = await wcmCommand(instance, form, editorId);
    if (status >= 300) throw thrown(refusalOf(status, message ?? 'The page was not created'));
    return kept(path, `create page ${title}`, context);
  },
});

/** A new page of a release: it goes with the release, which can drop it again. */
async function inRelease(
  parentPath: string,
  more: Readonly<Record<string, string>>,
  { instance, editorId }: ToolContext,
) {
  const { launch = '', page = '' } = { ...launchPlace(parentPath) };
  const before = new Set(copiesOf(launch));
  const form = parametersOf({ cmd: 'createPage', path: launch, parentPath: page, ...more });
  await postLaunches(instance, form, editorId);
  const [path = ''] = copiesOf(launch).filter((each) => !before.has(each));
  return { path, version: instance.repository.versionOf(path) ?? '' };

  function copiesOf(release: string): string[] {
    return (instance.launches?.find(release).sources ?? []).map((source) => release + source.path);
  }
}

/** Remembers what was created, so that it can be taken away again. */
async function kept(path: string, summary: string, { instance }: ToolContext) {
  const node = instance.repository.get(path);
  const change =
    node &&
    (await instance.agentChanges?.add({
      ...{ path, user: userNow(), at: new Date().toISOString(), summary },
      after: keptOf(node),
    }));
  return {
    path,
    version: instance.repository.versionOf(path) ?? '',
    ...(change && { change: change.id }),
  };
}

export const createFragment = tool({
  name: 'create-aem-fragment',
  title: 'Create a content fragment',
  description: 'Creates a content fragment from a model in a folder of assets, as a draft.',
  effect: 'adds',
  input: z.strictObject({
    parentPath: fragmentPath.describe('The folder, below /content/dam.'),
    name: named,
    title: z.string().trim().min(1).max(200),
    model: z.string().min(1).max(500).describe('A path from search-aem-fragment-models.'),
    values: z
      .record(z.string().max(200), z.unknown())
      .default({})
      .describe('As the model’s schema says; the others begin as the model says.'),
  }),
  output: created.extend({ warnings }),
  async run({ parentPath, name, title, model, values }, context) {
    const { app, instance } = context;
    checkIsDraft(instance);
    const path = childOf(parentPath, name);
    const { stored, warnings: left } = writeFragment.check(model, values, instance);
    // The same request as the console's: who asks is known from the request that this one is part of.
    const answer = await app.inject({
      method: 'POST',
      url: '/adobe/sites/cf/fragments',
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        'csrf-token': instance.csrf.issue(actorNow()?.session),
        'editor-id': context.editorId,
      },
      payload: { title, name, parentPath, modelId: idOf(model) },
    });
    if (answer.statusCode >= 300) {
      const said = answer.json<{ 'status.message'?: string }>()['status.message'];
      throw thrown(refusalOf(answer.statusCode, said ?? 'The fragment was not created'));
    }
    const made = instance.repository.get(path);
    if (!made)
      throw new ToolRefusal('failed', `${path} was not created.`, 'Look at the folder, and try again.');
    if (Object.keys(stored).length > 0) await writeFragment.store(path, stored, context);
    return { ...(await kept(path, `create fragment ${title}`, context)), warnings: [...left] };
  },
});

function parametersOf(form: Readonly<Record<string, string>>): Parameters {
  const parameters = new Parameters();
  for (const [name, value] of Object.entries(form)) parameters.add(name, value);
  return parameters;
}
