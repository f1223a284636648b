import { tagIdOf, TAGS_ROOT } from '../../../../../shared/addresses/tags';
import { LANGUAGES } from '../../../../../shared/words/languages';
import { addressOf, SlingError, type SlingClient } from '../http/sling';
import { nameOf, parentOf, type ItemSource } from '../views/Item';
import type { TagItem, Texts } from './TagItem';
import { t } from '../../../../../shared/authoring/language/t';

interface TagNode {
  readonly [name: string]: TagNode | string | readonly string[];
}

/** The taxonomy. It is read as a whole: it has far fewer tags than a site has pages. */
export function createTagSource(sling: SlingClient): ItemSource<TagItem> {
  let pending: Promise<TagNode> | undefined;
  // The columns of a console ask at the same time.
  const load = () =>
    (pending ??= sling
      .json<TagNode>(`${addressOf(TAGS_ROOT)}.infinity.json`)
      .catch(unlessMissing)
      .finally(() => {
        pending = undefined;
      }));
  return {
    async level(path) {
      const root = await load();
      const names = path.slice(TAGS_ROOT.length).split('/').filter(Boolean);
      const trail = [{ path: TAGS_ROOT, title: t('Tags') }];
      let node = root;
      let at = TAGS_ROOT;
      for (const name of names) {
        const below = node[name];
        // Answered as for what is stored nowhere.
        if (!isTag(below)) return sling.json(`${addressOf(path)}.json`);
        [node, at] = [below, `${at}/${name}`];
        trail.push({ path: at, title: titleOf(node, name) });
      }
      return { path, trail, items: itemsIn(path, node), isOrdered: path !== TAGS_ROOT };
    },
    async search(path, words) {
      const wanted = words.trim().toLowerCase();
      const root = await load();
      return [...allBelow(TAGS_ROOT, root)].filter(
        (tag) => tag.path.startsWith(`${path}/`) && textsOf(tag).some((text) => text.includes(wanted)),
      );
    },
    changes: (listener) => sling.changes((change) => listener(change?.paths)),
  };
}

/** A site has no folder of tags before its first one. */
function unlessMissing(error: unknown): TagNode {
  if (error instanceof SlingError && error.status === 404) return {};
  throw error;
}

function itemsIn(path: string, node: TagNode): TagItem[] {
  return Object.entries(node).flatMap(([name, below]) =>
    isTag(below) ? [itemOf(`${path}/${name}`, below)] : [],
  );
}

function* allBelow(path: string, node: TagNode): Generator<TagItem> {
  for (const tag of itemsIn(path, node)) {
    yield tag;
    const below = node[tag.name];
    if (isTag(below)) yield* allBelow(tag.path, below);
  }
}

function itemOf(path: string, node: TagNode): TagItem {
  const isNamespace = parentOf(path) === TAGS_ROOT;
  return {
    path,
    name: nameOf(path),
    title: titleOf(node, nameOf(path)),
    icon: isNamespace ? 'folder' : 'tag',
    hasChildren: Object.values(node).some(isTag),
    states: [],
    id: tagIdOf(path) ?? '',
    titles: textsIn(node, 'jcr:title'),
    descriptions: textsIn(node, 'jcr:description'),
    isNamespace,
  };
}

/** The name of a text's property: `jcr:title`, and `jcr:title.de` for other languages. */
export const propertyOf = (name: string, language: string): string =>
  language === LANGUAGES[0] ? name : `${name}.${language}`;

function textsIn(node: TagNode, name: string): Texts {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const text = node[propertyOf(name, language)];
      return [language, typeof text === 'string' ? text : ''];
    }),
  );
}

/** What a search looks at. */
const textsOf = ({ id, titles, descriptions }: TagItem): string[] =>
  [id, ...Object.values(titles), ...Object.values(descriptions)].map((text) => text.toLowerCase());

const titleOf = (node: TagNode, name: string): string => {
  const title = node['jcr:title'];
  return typeof title === 'string' && title ? title : name;
};

const isTag = (value: TagNode[string] | undefined): value is TagNode =>
  typeof value === 'object' && !Array.isArray(value) && (value as TagNode)['jcr:primaryType'] === 'cq:Tag';
