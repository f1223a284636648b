import { child, languages, nodes, pages, text, type Node } from '../content-tree';

const FOLDER = '/content/dam/ventora/products';

/** The source of all fragments of one catalogue model, by path. */
const fragmentsOf = (model: string): Map<string, Node> =>
  new Map(
    [...nodes].flatMap(([at, node]) => {
      const data = child(node, 'jcr:content', 'data');
      const isOne =
        at.startsWith(`${FOLDER}/`) &&
        text(data, 'cq:model') === `/conf/ventora/settings/dam/cfm/models/${model}`;
      const master = child(data, 'master');
      return isOne && master ? [[at, master] as const] : [];
    }),
  );

/** A share: no list of products that lack something may be longer. */
export const MOST_WITHOUT = 0.05;

/** A name as it is typed: without spaces that hold words together. */
export const plain = (name: string | undefined): string => (name ?? '').replaceAll('\u00a0', ' ');

export const products = fragmentsOf('product');
export const variants = fragmentsOf('product-variant');

/** The variation of a fragment in a language. */
export const variation = (at: string, language: string): Node | undefined =>
  child(nodes.get(at), 'jcr:content', 'data', language);

export const number = (node: Node | undefined, name: string): number | undefined => {
  const value = node?.[name];
  return typeof value === 'number' ? value : undefined;
};

/** Compressors: products that deliver air, with their versions. */
export const compressors = [...products].filter(
  ([, master]) => number(master, 'freeAirDelivery') !== undefined,
);

/** A list property of a product: paths of fragments and assets, or tag ids. */
export const list = (node: Node | undefined, name: string): string[] => {
  const value = node?.[name];
  return Array.isArray(value) ? value : [];
};

/** Whether a product has a feature (`oil-free`). */
export const has = (master: Node, feature: string): boolean =>
  list(master, 'features').includes(`ventora:feature/${feature}`);

/** Id of a product's family without the site, `mobile/piston`. */
export const familyOf = (master: Node): string => text(master, 'family').replace('ventora:family/', '');

/** Products of a family and its descendants, each with all its versions. */
export const versionsIn = (family: string): Node[] =>
  [...products.values()]
    .filter((master) => `${familyOf(master)}/`.startsWith(`${family}/`))
    .flatMap(versionsOf);

/** A product's source and each of its versions, completed with the product's properties. */
export function versionsOf(master: Node): Node[] {
  const paths = Array.isArray(master.variants) ? master.variants : [];
  const versions = paths
    .map((path) => variants.get(path))
    .filter((found): found is Node => found !== undefined);
  return versions.length > 0 ? versions.map((version) => ({ ...master, ...version })) : [master];
}

/** Pages of a language by the fragment that they show. */
export const listPages = (language: keyof typeof languages): Map<string, Node> =>
  new Map(
    [...pages].flatMap(([at, content]) =>
      at.startsWith(`${languages[language]}/`) && text(content, 'productPath')
        ? [[text(content, 'productPath'), content] as const]
        : [],
    ),
  );
