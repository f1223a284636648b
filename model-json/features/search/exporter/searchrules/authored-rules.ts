import type { Resource, ResourceTree } from '../../../../core/repository/Resource';
import { flag, number, resourceTypeOf, text, texts } from '../../../../core/exporter/shared/properties';
import { componentType } from '../../../../../shared/addresses/app';

/** Rules as their authors wrote them: products and pages are named by order number or path. */
export interface AuthoredRules {
  readonly synonyms: readonly { readonly words: readonly string[]; readonly oneWay: boolean }[];
  readonly boosts: readonly { readonly target: string; readonly factor: number }[];
  readonly pins: readonly { readonly queries: readonly string[]; readonly targets: readonly string[] }[];
}

const TYPE = componentType('searchrules');
const MOST_FACTOR = 10;
/** More pins would push real matches off the first page. */
const MOST_PINS = 10;

/** Reads the rules from a component's node. Empty rules are skipped; factors are clamped. */
export function readRules(resource: Resource): AuthoredRules {
  return {
    synonyms: itemsOf(resource, 'synonyms')
      .map(({ properties }) => ({
        words: words(texts(properties, 'words')),
        oneWay: flag(properties, 'oneWay') ?? false,
      }))
      .filter((group) => group.words.length > 1),
    boosts: itemsOf(resource, 'boosts').flatMap(({ properties }) => {
      const target = text(properties, 'target')?.trim();
      const factor = number(properties, 'factor') ?? 1;
      return target ? [{ target, factor: Math.min(MOST_FACTOR, Math.max(0, factor)) }] : [];
    }),
    pins: itemsOf(resource, 'pins')
      .map(({ properties }) => ({
        queries: words(texts(properties, 'queries')),
        targets: words(texts(properties, 'targets')).slice(0, MOST_PINS),
      }))
      .filter(({ queries, targets }) => queries.length > 0 && targets.length > 0),
  };
}

/** The node with the rules of a site: in the fragment `site/search-rules` of its country and language. */
export function rulesNodeOf(tree: ResourceTree, siteRoot: string): Resource | undefined {
  const fragment = siteRoot.replace(/^\/content\//, '/content/experience-fragments/');
  const variation = tree.get(`${fragment}/site/search-rules/master/jcr:content`);
  return variation && firstOfType(variation);
}

function firstOfType(resource: Resource): Resource | undefined {
  if (resourceTypeOf(resource) === TYPE) return resource;
  for (const child of resource.children.values()) {
    const found = firstOfType(child);
    if (found) return found;
  }
  return undefined;
}

const itemsOf = (resource: Resource, name: string): Resource[] => [
  ...(resource.children.get(name)?.children.values() ?? []),
];

const words = (list: readonly string[] = []): string[] => [
  ...new Set(list.map((each) => each.trim()).filter(Boolean)),
];
