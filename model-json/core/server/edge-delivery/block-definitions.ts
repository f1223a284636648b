import type { BlockField, EdgeBlock } from '../../../../ui.frontend/src/core/entries/server';
import type { ResourceTree } from '../../repository/Resource';
import { universalDefinitions, universalModels } from '../universal/definitions';
import type { UniversalField } from '../../../../shared/authoring/universal-field';

/*
 * What the Universal Editor and Adobe's converters know of a project of Edge Delivery:
 * https://www.aem.live/developer/component-model-definitions
 */

interface XwalkComponent {
  readonly title: string;
  readonly id: string;
  readonly plugins: {
    readonly xwalk: {
      readonly page: {
        readonly resourceType: string;
        readonly template: Readonly<Record<string, string>>;
      };
    };
  };
}

export interface XwalkDefinition {
  readonly groups: readonly {
    readonly title: string;
    readonly id: string;
    readonly components: readonly XwalkComponent[];
  }[];
}

const CORE = 'core/franklin/components';
const DEFAULTS = ['text', 'title', 'image', 'button'] as const;
const BUILT_IN: ReadonlySet<string> = new Set([...DEFAULTS, 'section']);

/** A block as documents write its name: `Form Text` for `form-text`. */
export const blockTitle = (id: string): string =>
  id.replace(
    /(^|-)([a-z0-9])/g,
    (_part, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  );

/** A model of the same name as Adobe's default content would be taken for it. */
const modelIdOf = (id: string): string => (BUILT_IN.has(id) ? `${id}-block` : id);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * `component-definition.json`: default content, sections, and every component as a block, in the groups in which authors
 * find them. A block's title is its name in documents, by which they refer to it.
 */
export function xwalkDefinition(tree: ResourceTree, blocks: readonly EdgeBlock[]): XwalkDefinition {
  const groupOf = new Map(
    universalDefinitions(tree).groups.flatMap(({ title, components }) =>
      components.map(({ id }) => [id, title]),
    ),
  );
  const groups = new Map<string, XwalkComponent[]>();
  for (const { id } of blocks) {
    const group = groupOf.get(id) ?? 'Page';
    const template = { name: blockTitle(id), model: modelIdOf(id) };
    groups.set(group, [
      ...(groups.get(group) ?? []),
      component(blockTitle(id), modelIdOf(id), `${CORE}/block/v1/block`, template),
    ]);
  }
  return {
    groups: [
      {
        title: 'Default Content',
        id: 'default',
        components: DEFAULTS.map((id) =>
          component(
            `Default ${capital(id)}`,
            id,
            `${CORE}/${id}/v1/${id}`,
            id === 'text' ? {} : { model: id },
          ),
        ),
      },
      {
        title: 'Sections',
        id: 'sections',
        components: [component('Section', 'section', `${CORE}/section/v1/section`, { model: 'section' })],
      },
      ...[...groups].sort().map(([title, components]) => ({
        title,
        id: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
        components,
      })),
    ],
  };
}

const component = (
  title: string,
  id: string,
  resourceType: string,
  template: Readonly<Record<string, string>>,
): XwalkComponent => ({ title, id, plugins: { xwalk: { page: { resourceType, template } } } });

export interface XwalkModel {
  readonly id: string;
  readonly fields: readonly UniversalField[];
}

/** `component-models.json`: the rows of each block, with what its dialog says of fields of the same name. */
export function xwalkModels(
  tree: ResourceTree,
  blocks: readonly EdgeBlock[],
  sectionFields: readonly string[],
): XwalkModel[] {
  const dialogs = new Map(universalModels(tree).map(({ id, fields }) => [id, fields]));
  return [
    { id: 'page-metadata', fields: ['jcr:title', 'jcr:description', 'cq:robotsTags', 'template', 'theme', 'page-model'].map(plain) }, // prettier-ignore
    { id: 'section', fields: ['place', 'name', ...sectionFields, 'style', 'items', 'columns'].map(plain) },
    { id: 'title', fields: [plain('title'), plain('titleType')] },
    { id: 'image', fields: [{ ...plain('image'), component: 'reference' }, plain('imageAlt')] },
    { id: 'button', fields: [{ ...plain('link'), component: 'aem-content' }, ...['linkText', 'linkTitle', 'linkType'].map(plain)] }, // prettier-ignore
    ...blocks.map(({ id, rows }) => ({
      id: modelIdOf(id),
      fields: [
        { ...plain('classes'), multi: true as const },
        ...rows.flatMap((row) => fieldsOf(row, dialogs.get(id))),
      ],
    })),
  ];
}

const plain = (name: string): UniversalField => ({
  component: 'text',
  name,
  label: capital(name.replace(/^\w+:/, '').replace(/([a-z])([A-Z])/g, (_pair, end: string, start: string) => `${end} ${start.toLowerCase()}`).replaceAll('-', ' ')), // prettier-ignore
  valueType: 'string',
});

/** The fields of a row: those of its collapsed elements follow it. */
function fieldsOf({ key, kind, name }: BlockField, dialog: readonly UniversalField[] = []): UniversalField[] {
  const known = dialog.find((field) => field.name === key || field.name === `jcr:${key}`);
  const { label = plain(name).label, description } = known ?? {};
  const own = { ...plain(name), label, ...(description !== undefined && { description }) };
  const settings = plain(`${name}Settings`);
  switch (kind) {
    case 'title':
      return [own, plain(`${name}Type`)];
    case 'link':
      return [{ ...own, component: 'aem-content' }, plain(`${name}Text`), settings];
    case 'picture':
      return [{ ...own, component: 'reference' }, plain(`${name}Alt`), settings];
    case 'richtext':
      return [{ ...own, component: 'richtext' }];
    default:
      return [own];
  }
}

export interface XwalkFilter {
  readonly id: string;
  readonly components: readonly string[];
}

/** `component-filters.json`: a page has sections, and a section everything else. */
export const xwalkFilters = (blocks: readonly EdgeBlock[]): XwalkFilter[] => [
  { id: 'main', components: ['section'] },
  { id: 'section', components: [...DEFAULTS, ...blocks.map(({ id }) => modelIdOf(id))] },
];
