import { tagPath, TAGS_ROOT } from '../../../../shared/addresses/tags';
import { isModel } from '../fragments/models/Model';
import type { Resource, ResourceTree, Value } from '../../repository/Resource';

const ROOTS = ['/content/dam', '/content/experience-fragments', TAGS_ROOT];

/** Paths in values and in addresses of rich text. */
const PATH = /\/content\/(?:dam|experience-fragments)\/[^"'<>?#|\\]+/g;

/** The model of a fragment, which visitors' pages need to show it. */
const MODEL = /^\/conf\/[^"'<>?#|\\]+\/models\/[^"'<>?#|\\]+$/;

/** The id of a tag: `ventora:drive/belt`. */
const TAG_ID = /^[\w-]{1,100}:[\w-]{1,100}(?:\/[\w-]{1,100}){0,10}$/;

/**
 * What a page's content references and is published on its own (assets, fragments with their models, tags), and what that
 * references, nearest first.
 */
export const referencesOf = (page: Resource, tree: ResourceTree): Resource[] => referencesOfAll([page], tree);

/** The same for several pages, each reference once. */
export function referencesOfAll(pages: readonly Resource[], tree: ResourceTree): Resource[] {
  const own = new Set(pages.map(({ path }) => path));
  const found = new Map<string, Resource>();
  const follow = (from: Resource): void => {
    for (const path of pathsIn(from)) {
      const target = ownerOf(tree.get(path.replace(/\.html$/, '')));
      if (!target || own.has(target.path) || found.has(target.path)) continue;
      found.set(target.path, target);
      follow(target);
    }
  };
  pages.forEach(follow);
  return [...found.values()];
}

function pathsIn(page: Resource): string[] {
  const paths: string[] = [];
  const visit = ({ properties, children }: Resource): void => {
    for (const value of Object.values(properties)) paths.push(...pathsOf(value));
    children.forEach(visit);
  };
  const content = page.children.get('jcr:content');
  if (content) visit(content);
  return paths;
}

const pathsOf = (value: Value): string[] =>
  (typeof value === 'object' ? value : [value]).flatMap((item) =>
    typeof item === 'string' ? pathsInText(item) : [],
  );

function pathsInText(text: string): string[] {
  if (TAG_ID.test(text)) return [tagPath(text)];
  return MODEL.test(text) ? [text] : (text.match(PATH) ?? []).map((path) => path.trim());
}

/** The page, asset, tag or model that contains a node; undefined for a folder. */
function ownerOf(node: Resource | undefined): Resource | undefined {
  for (let at = node; at && !ROOTS.includes(at.path); at = at.parent) {
    const type = at.properties['jcr:primaryType'];
    if (type === 'cq:Page' || type === 'dam:Asset' || type === 'cq:Tag' || isModel(at)) return at;
  }
  return undefined;
}
