import {
  configurationOf,
  POLICIES_FOLDER,
  TEMPLATES_FOLDER,
  TEMPLATE_TYPES_FOLDER,
} from '../../../../shared/addresses/templates';
import type {
  Policy,
  TemplateBreakpoint,
  TemplateDetails,
  TemplateList,
  TemplateRow,
  TemplateSite,
} from '../../../../shared/authoring/template';
import { contentOf } from '../../exporter/shared/pages';
import { number, text, texts } from '../../exporter/shared/properties';
import { toJson } from '../../repository/node-json';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';
import { mayPublish, mayWrite } from '../accounts/rights/may-publish';
import { templatePicture } from '../console/picture-of';
import { HttpError } from '../http/http-error';
import type { Instance } from '../Instance';
import { coreOf, knownComponents } from './known-components';
import { nodeDigest } from './node-digest';
import { placesOf, usesIn } from './policy-places';
import { valuesOf } from './policy-values';
import { configurationsIn, isTemplate, policiesIn, stateOf, templatesIn, titleOf } from './template-nodes';
import { pagesByTemplate, titleOfPage } from './template-pages';
import { t } from '../../../../shared/authoring/language/t';

const MOST_PAGES = 100;

type Trees = Pick<Instance, 'repository' | 'publish'>;

/** The templates of all sites, and what new ones can be made from. */
export const templateList = (trees: Trees): TemplateList => ({
  sites: configurationsIn(trees.repository).map((site) => siteOf(site, trees.repository)),
  templates: templatesIn(trees.repository).map((template) => rowOf(template, trees)),
});

/** A template with its policies. @throws HttpError 404 if there is none at the path */
export function templateDetails(trees: Trees, path: string): TemplateDetails {
  const { repository } = trees;
  const template = templateAt(repository, path);
  const configuration = configurationOf(path) ?? '';
  const settings = contentOf(template)?.properties ?? {};
  const components = knownComponents(repository);
  const pages = pagesByTemplate(repository).get(path) ?? [];
  return {
    row: rowOf(template, trees),
    version: versionOf(template),
    allowedPaths: texts(settings, 'allowedPaths') ?? null,
    ranking: number(settings, 'ranking') ?? null,
    usedBy: pages.slice(0, MOST_PAGES).map((page) => ({ path: page.path, title: titleOfPage(page) })),
    page: placesOf(template, repository, components),
    policies: policiesOf(configuration, repository),
    components,
    breakpoints: breakpointsOf(template),
    hasInitial: contentOf(template.children.get('initial')) !== undefined,
    policyPublication: publicationOf(repository.get(`${configuration}/${POLICIES_FOLDER}`), trees),
  };
}

export function templateAt(repository: Repository, path: string): Resource {
  const template = repository.get(path);
  if (!template || !isTemplate(template))
    throw new HttpError(404, t('There is no template at {path}', { path }));
  return template;
}

/** The policies of a site, with all templates' parts that use each. */
export function policiesOf(configuration: string, repository: Repository): Policy[] {
  const uses = usesIn(templatesIn(repository));
  const root = `${configuration}/${POLICIES_FOLDER}/`;
  return policiesIn(configuration, repository).map((policy) => {
    const resourceType = policy.path.slice(root.length, policy.path.lastIndexOf('/'));
    const node = toJson(policy);
    return {
      ...{ path: policy.path, resourceType },
      version: versionOf(policy),
      values: valuesOf(node, coreOf(resourceType, repository)),
      uses: uses.get(policy.path) ?? [],
    };
  });
}

function siteOf({ path, name }: Resource, tree: Repository): TemplateSite {
  const types = [...(tree.get(`${path}/${TEMPLATE_TYPES_FOLDER}`)?.children.values() ?? [])].filter(
    isTemplate,
  );
  const node = tree.get(path);
  return {
    path,
    title: (node && titleOf(node)) ?? name,
    types: types.map((type) => ({ path: type.path, title: titleOf(type), description: descriptionOf(type) })),
    mayWrite: mayWrite(`${path}/${TEMPLATES_FOLDER}`),
  };
}

function rowOf(template: Resource, trees: Trees): TemplateRow {
  const { repository } = trees;
  const { path } = template;
  const type = text(contentOf(template)?.properties ?? {}, 'cq:templateType');
  const typeNode = type === undefined ? undefined : repository.get(type);
  return {
    path,
    title: titleOf(template),
    description: descriptionOf(template),
    state: stateOf(template),
    picture: templatePicture(path, repository) ?? '',
    type: typeNode ? titleOf(typeNode) : '',
    pages: pagesByTemplate(repository).get(path)?.length ?? 0,
    publication: publicationOf(template, trees),
    mayWrite: mayWrite(path),
    mayPublish: mayPublish(path),
  };
}

const descriptionOf = (template: Resource): string =>
  text(contentOf(template)?.properties ?? {}, 'jcr:description') ?? '';

/** The version of a node as it is now. Not kept: what is below it may be stored in files of its own. */
const versionOf = (node: Resource): string => nodeDigest(toJson(node));

function publicationOf(node: Resource | undefined, { publish }: Trees): TemplateRow['publication'] {
  if (!publish || !node) return undefined;
  const there = publish.get(node.path);
  if (!there) return 'unpublished';
  return versionOf(there) === versionOf(node) ? 'published' : 'changed';
}

/** Where each page width's own layout begins (`cq:responsive/breakpoints` of the structure), widest first. */
function breakpointsOf(template: Resource): TemplateBreakpoint[] {
  const content = contentOf(template.children.get('structure'));
  const nodes = content?.children.get('cq:responsive')?.children.get('breakpoints')?.children.values() ?? [];
  return [...nodes]
    .flatMap(({ name, properties }) => {
      const width = number(properties, 'width');
      return width === undefined ? [] : [{ name, title: text(properties, 'title') ?? name, width }];
    })
    .sort((a, b) => b.width - a.width);
}
