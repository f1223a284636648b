import { siteName } from '../../../../core/exporter/shared/pages';
import { resolveTag, tagTitle } from '../../../../core/exporter/shared/tags';
import type { Site } from '../../../../core/server/pages/sites';
import type { Resource, ResourceTree } from '../../../../core/repository/Resource';
import type { SiteSchema } from '../search-schema';

/** A value of a facet, as visitors see it. */
export interface Named {
  readonly value: string;
  readonly title: string;
  /** Depth in a tree of values, from 0. */
  readonly level: number;
}

/** What facets and their values are called on a site. */
export interface Titles {
  /** The values of a facet in the order of the tags, each after its parent. */
  valuesOf(facet: string): readonly Named[];
  /** The title of a value; the value itself if it has no title. */
  titleOf(facet: string, value: string): string;
  /** What a facet is called: the title of the tag that holds its values. */
  nameOf(facet: string): string;
}

/** The titles of kinds, and those of tags in the language of a site, as they are now. */
export function siteTitles(site: Site, tree: ResourceTree, schema: Pick<SiteSchema, 'kinds'>): Titles {
  const tagOf = (place: string) => resolveTag(tree, `${namespaceOf(site)}:${place}`);
  const titled = (place: string, otherwise: string) => {
    const tag = tagOf(place);
    return tag ? tagTitle(tag, site.locale) : otherwise;
  };
  const below = (parent: Resource, path: string, level: number): Named[] =>
    [...parent.children.values()]
      .filter(({ properties }) => properties['jcr:primaryType'] === 'cq:Tag')
      .flatMap((tag) => {
        const value = path + tag.name;
        return [{ value, title: tagTitle(tag, site.locale), level }, ...below(tag, `${value}/`, level + 1)];
      });
  const kinds = schema.kinds.map(({ name, titles }) => ({
    value: name,
    title: titles[site.language],
    level: 0,
  }));
  const known = new Map<string, readonly Named[]>([['kind', kinds]]);
  return {
    valuesOf(facet) {
      const root = known.has(facet) ? undefined : tagOf(facet);
      const values = known.get(facet) ?? (root ? below(root, '', 0) : []);
      known.set(facet, values);
      return values;
    },
    titleOf: (facet, value) =>
      facet === 'kind'
        ? (kinds.find((kind) => kind.value === value)?.title ?? value)
        : titled(`${facet}/${value}`, value),
    nameOf: (facet) => titled(facet, facet),
  };
}

/** Tags include the name of the site: `/content/mysite/…` has `mysite:family/…`. */
const namespaceOf = ({ root }: Site): string => siteName(root);
