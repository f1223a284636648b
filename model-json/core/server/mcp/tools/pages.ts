import { z } from 'zod';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';
import { editorItemAddress } from '../../../../../shared/addresses/editor-item';
import { childPages, isPage } from '../../../exporter/shared/pages';
import type { Resource } from '../../../repository/Resource';
import { isListed, titleOf } from '../../console/PageRows';
import type { Instance } from '../../Instance';
import { breakpointsOf } from '../../../../../ui.frontend/src/core/entries/editing';
import { allowedTemplates } from '../../commands/allowed-templates';
import { openPage } from '../content/Document';
import { dialogOf, pageDialog } from '../content/dialog-of';
import { hasComponent, query, rowOf, sheetOf, stateOfRow } from '../content/find-documents';
import { plainValues } from '../content/form-values';
import { readComponents, typesIn } from '../content/read-components';
import { valuesSchema } from '../content/values-schema';
import { seenOf } from '../changes/stale';
import { notThere } from '../refusals';
import { tool } from '../Tool';
import { cursor, limit, listedPage, pagePath, sheet, state } from './shapes';

const listed = (instance: Instance, page: Resource) => {
  const row = rowOf(instance, page);
  const { title, template, modified, modifiedBy, lockOwner, follows, review, hasChildren } = row;
  return {
    ...{ path: page.path, title, state: stateOfRow(row) },
    ...{ template, modified, modifiedBy, lockOwner, follows, review, hasChildren },
  };
};

export const getSites = tool({
  name: 'get-aem-sites',
  title: 'List sites',
  description: 'The sites on this server: the pages right below /content. Start here if you know no path.',
  effect: 'reads',
  hasContent: true,
  input: z.strictObject({}),
  output: z.object({ sites: z.array(z.object({ path: z.string(), title: z.string() })), main: z.string() }),
  run: (_input, { instance: { repository } }) => ({
    sites: repository
      .list('/content')
      .filter((node) => isListed(node))
      .map((node) => ({ path: node.path, title: titleOf(node) })),
    main: CONTENT_ROOT,
  }),
});

export const getPages = tool({
  name: 'get-aem-pages',
  title: 'List the pages below a page',
  description: 'The pages right below a page or folder, in order.',
  effect: 'reads',
  hasContent: true,
  input: z.strictObject({ path: pagePath, limit, cursor }),
  output: sheet(listedPage),
  run({ path, limit: most, cursor: from }, { instance }) {
    const parent = instance.repository.get(path);
    if (!parent) throw notThere('page or folder', path, 'get-aem-sites');
    return sheetOf(childPages(parent), from, most, (page) => listed(instance, page));
  },
});

export const searchPages = tool({
  name: 'search-aem-pages',
  title: 'Find pages',
  description:
    'Finds pages by words, place, template, state or the component that they contain. Best matches of words come first.',
  effect: 'reads',
  hasContent: true,
  input: z.strictObject({
    text: z.string().max(200).optional().describe('Words that the page contains, all of them.'),
    path: z.string().max(1000).default('/content').describe('Only pages at and below this path.'),
    template: z.string().max(500).optional().describe('The path of their template.'),
    state: state.optional(),
    resourceType: z
      .string()
      .max(200)
      .optional()
      .describe('A component that they contain: mysite/components/teaser.'),
    limit,
    cursor,
  }),
  output: sheet(listedPage),
  run({ text, path, template, state: wanted, resourceType, limit: most, cursor: from }, { instance }) {
    const found = query(instance, {
      ...{ path, 'path.self': 'true', type: 'cq:Page' },
      ...(text && { fulltext: text, orderby: '@jcr:score' }),
      ...(template && { property: 'jcr:content/cq:template', 'property.value': template }),
    })
      .filter((page) => resourceType === undefined || hasComponent(page, resourceType))
      .filter((page) => wanted === undefined || stateOfRow(rowOf(instance, page)) === wanted);
    return sheetOf(found, from, most, (page) => listed(instance, page));
  },
});

export const getPageContent = tool({
  name: 'get-aem-page-content',
  title: 'Read a page',
  description:
    'A page as its components in order, each with the values of its dialog, and the version to send with a change. isEditable is false for what the template has locked.',
  effect: 'reads',
  hasContent: true,
  input: z.strictObject({
    path: pagePath,
    withSchemas: z
      .boolean()
      .default(true)
      .describe(
        'Also the JSON Schema of each component’s values, by resource type. Leave it out if you have them.',
      ),
  }),
  output: listedPage.extend({
    version: z.string(),
    editor: z.string().describe('Where a person edits the page, on this server'),
    breakpoints: z
      .array(z.object({ name: z.string(), title: z.string(), width: z.number().optional() }))
      .describe('Pages up to these widths can have a layout of their own; default is for all'),
    properties: z.record(z.string(), z.unknown()).describe('The page’s own values'),
    components: z
      .array(z.unknown())
      .describe(
        '{path, resourceType, title, values, styles, columns, layout, isEditable, allowedComponents, children}',
      ),
    schemas: z.record(z.string(), z.unknown()).optional(),
  }),
  run({ path, withSchemas }, { instance }) {
    const open = openPage(instance, path);
    const components = readComponents(open, instance);
    seenOf(instance).note(open.page, open.version);
    return {
      ...listed(instance, open.page),
      version: open.version,
      editor: editorItemAddress({ path: open.root }),
      breakpoints: [...breakpointsOf(open.shown.node)],
      properties: plainValues(pageDialog.fields, open.tree.node),
      components,
      ...(withSchemas && { schemas: schemasOf(typesIn(components)) }),
    };
  },
});

const schemasOf = (types: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(
    [...types].flatMap((type) => {
      const dialog = dialogOf(type);
      return dialog && dialog.fields.length > 0
        ? [[type, z.toJSONSchema(valuesSchema(dialog.fields), { io: 'input' })]]
        : [];
    }),
  );

export const getTemplates = tool({
  name: 'get-aem-page-templates',
  title: 'List templates',
  description: 'The templates that a new page below a page can have.',
  effect: 'reads',
  input: z.strictObject({ parentPath: pagePath }),
  output: z.object({
    templates: z.array(z.object({ path: z.string(), title: z.string(), description: z.string().optional() })),
  }),
  run({ parentPath }, { instance: { repository } }) {
    const parent = repository.get(parentPath);
    if (!parent || !(isPage(parent) || isListed(parent))) throw notThere('page or folder', parentPath);
    return { templates: allowedTemplates(parent, repository) };
  },
});
