import { contentOf, pageProperties } from '../../exporter/shared/pages';
import { number, text, texts } from '../../exporter/shared/properties';
import { isVariation } from './fragment-page';
import type { Resource, ResourceTree } from '../../repository/Resource';

/** A template that authors can make a page from. */
export interface AllowedTemplate {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
}

const TEMPLATES = 'settings/wcm/templates';

/**
 * The templates allowed for a new page below a page or folder, by AEM's rules, in the order of their `ranking`: the
 * nearest `cq:allowedTemplates` above names them, a template's `allowedPaths` and `allowedParents` and the parent's
 * `allowedChildren` can refuse, and only enabled ones count. A variation of an experience fragment has nothing below it.
 */
export function allowedTemplates(parent: Resource, tree: ResourceTree): AllowedTemplate[] {
  if (isVariation(parent)) return [];
  const named = nearest(parent);
  const parentTemplate = text(pageProperties(parent), 'cq:template');
  const children = texts(settingsOf(parentTemplate, tree), 'allowedChildren');
  return templatesIn(tree)
    .filter(
      ({ path }) => (named === undefined || matches(named, path)) && (!children || matches(children, path)),
    )
    .filter(({ path: at }) => {
      const settings = settingsOf(at, tree);
      const [paths, parents] = [texts(settings, 'allowedPaths'), texts(settings, 'allowedParents')];
      return (
        text(settings, 'status') === 'enabled' &&
        paths !== undefined &&
        matches(paths, parent.path) &&
        (!parents || (parentTemplate !== undefined && matches(parents, parentTemplate)))
      );
    })
    .sort((a, b) => rankOf(a, tree) - rankOf(b, tree))
    .map(({ path, name }) => {
      const settings = settingsOf(path, tree);
      const description = text(settings, 'jcr:description');
      return { path, title: text(settings, 'jcr:title') ?? name, ...(description && { description }) };
    });
}

/** The patterns of the nearest page or folder that names templates; undefined if none does. */
function nearest(from: Resource): readonly string[] | undefined {
  for (let at: Resource | undefined = from; at; at = at.parent) {
    const own = texts(contentOf(at)?.properties ?? {}, 'cq:allowedTemplates');
    // Folders have it on their own node.
    const found = own ?? texts(at.properties, 'cq:allowedTemplates');
    if (found) return found;
  }
  return undefined;
}

function templatesIn(tree: ResourceTree): Resource[] {
  const configurations = [...(tree.get('/conf')?.children.values() ?? [])];
  return configurations
    .flatMap(({ path }) => [...(tree.get(`${path}/${TEMPLATES}`)?.children.values() ?? [])])
    .filter(({ properties }) => properties['jcr:primaryType'] === 'cq:Template');
}

const settingsOf = (template: string | undefined, tree: ResourceTree) =>
  (template === undefined ? undefined : contentOf(tree.get(template)))?.properties ?? {};

const rankOf = ({ path }: Resource, tree: ResourceTree) => number(settingsOf(path, tree), 'ranking') ?? 0;

/** Patterns are regular expressions for the whole path; one that is none matches nothing. */
const matches = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => {
    try {
      return new RegExp(`^(?:${pattern})$`).test(path);
    } catch {
      return false;
    }
  });
