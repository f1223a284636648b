import type { FacetOption } from '../../../../../shared/search/search-answer';
import { resolveTag, tagTitle } from '../../../../core/exporter/shared/tags';
import type { Resource, ResourceTree } from '../../../../core/repository/Resource';
import type { FacetCount } from '../../engine/SearchQuery';
import type { SiteSchema } from '../search-schema';
import type { Site } from '../../../../core/server/pages/sites';

/** The input for a facet's options. */
export interface Options {
  readonly facet: string;
  readonly site: Site;
  readonly tree: ResourceTree;
  readonly schema: SiteSchema;
  /** All values on the site; they are listed whatever the query. */
  readonly known: readonly FacetCount[];
  /** The number of results by value. */
  readonly counted: readonly FacetCount[];
  readonly chosen: readonly string[];
}

/** The values of a facet for visitors, in the order of the tags, each after its parent. */
export function facetOptions({ facet, site, tree, schema, known, counted, chosen }: Options): FacetOption[] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  const values = new Set([...known.map(({ value }) => value), ...counts.keys(), ...chosen]);
  const named = facet === 'kind' ? kinds(site, schema) : tags(facet, site, tree);
  const option = (value: string, title: string, level: number): FacetOption => ({
    value,
    title,
    count: counts.get(value) ?? 0,
    selected: chosen.includes(value),
    level,
  });
  const inOrder = named.filter(({ value }) => values.has(value));
  const strange = [...values].filter((value) => !inOrder.some((each) => each.value === value));
  return [
    ...inOrder.map(({ value, title, level }) => option(value, title, level)),
    ...strange.map((value) => option(value, value, 0)),
  ];
}

/** The title of a value; the value itself if it has no title. */
export function valueTitle(
  facet: string,
  value: string,
  { site, tree, schema }: Pick<Options, 'site' | 'tree' | 'schema'>,
): string {
  if (facet === 'kind') return schema.kindNamed(value)?.titles[site.language] ?? value;
  const tag = resolveTag(tree, `${namespaceOf(site)}:${facet}/${value}`);
  return tag ? tagTitle(tag, site.locale) : value;
}

/** What a facet is called: the title of the tag that holds its values. */
export function facetTitle(facet: string, { site, tree }: Pick<Options, 'site' | 'tree'>): string {
  const tag = resolveTag(tree, `${namespaceOf(site)}:${facet}`);
  return tag ? tagTitle(tag, site.locale) : facet;
}

interface Named {
  readonly value: string;
  readonly title: string;
  readonly level: number;
}

const kinds = ({ language }: Site, schema: SiteSchema): Named[] =>
  schema.kinds.map(({ name, titles }) => ({ value: name, title: titles[language], level: 0 }));

function tags(facet: string, site: Site, tree: ResourceTree): Named[] {
  const below = (parent: Resource, path: string, level: number): Named[] =>
    [...parent.children.values()]
      .filter(({ properties }) => properties['jcr:primaryType'] === 'cq:Tag')
      .flatMap((tag) => {
        const value = path + tag.name;
        return [{ value, title: tagTitle(tag, site.locale), level }, ...below(tag, `${value}/`, level + 1)];
      });
  const root = resolveTag(tree, `${namespaceOf(site)}:${facet}`);
  return root ? below(root, '', 0) : [];
}

/** Tags include the name of the site: `/content/mysite/…` has `mysite:family/…`. */
const namespaceOf = ({ root }: Site): string => root.path.split('/')[2] ?? '';
