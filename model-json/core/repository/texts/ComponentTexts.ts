import type { Resource, ResourceTree, Value } from '../Resource';

/** Text for readers (`prose`), or text that visitors type (`query`). */
export type TextKind = 'prose' | 'query';

/** The kind of text at a path below a component; undefined if it is not text. */
type KindOfPath = (path: string) => TextKind | undefined;

/** What a component's node says about its texts. */
interface TextList {
  readonly kindOf: KindOfPath;
  /** Whether a text is HTML: always, never, or if the property beside it is set that is named. */
  readonly richness: (path: string) => boolean | string;
}

/**
 * Distinguishes the texts of components from names, references and choices. A component's node (`/apps/<resourceType>`)
 * lists them as in its dialog: `prose` and `queries` contain paths below the component, with `*` for any child. `rich` lists those that are HTML, `text?textIsRich` only if a property beside it is set.
 */
export class ComponentTexts {
  private readonly lists = new Map<string, TextList>();

  constructor(private readonly tree: ResourceTree) {}

  /** The kind of text in a property of a node; undefined if it is not text. */
  kindOf(node: Resource, property: string): TextKind | undefined {
    if (property === 'jcr:title' && hasTitle(node)) return 'prose';
    return this.listing(node, property)?.kind;
  }

  /** Whether a text is HTML. */
  isRich(node: Resource, property: string): boolean {
    const found = this.listing(node, property);
    const richness = found?.list.richness(found.path) ?? false;
    return typeof richness === 'string' ? String(node.properties[richness]) === 'true' : richness;
  }

  /** The component's list that has a property, and how it is named there. */
  private listing(
    node: Resource,
    property: string,
  ): { list: TextList; path: string; kind: TextKind } | undefined {
    let path = property;
    for (let at: Resource | undefined = node; at; at = at.parent) {
      const type = at.properties['sling:resourceType'];
      if (typeof type === 'string') {
        const list = this.listOf(type);
        const kind = list.kindOf(path);
        if (kind) return { list, path, kind };
        // The title of a panel is stored on the panel, but listed by its container.
        if (at !== node) return undefined;
      }
      if (at.name === 'jcr:content') return undefined;
      path = `${at.name}/${path}`;
    }
    return undefined;
  }

  private listOf(type: string): TextList {
    const list = this.lists.get(type) ?? listOfComponent(this.tree.get(`/apps/${type}`));
    this.lists.set(type, list);
    return list;
  }
}

/** Cached by the properties of a component's node: a search index reads thousands of pages. */
const known = new WeakMap<Resource['properties'], TextList>();

const NO_TEXTS: TextList = { kindOf: () => undefined, richness: () => false };

function listOfComponent(component: Resource | undefined): TextList {
  if (!component) return NO_TEXTS;
  const { properties } = component;
  const list = known.get(properties) ?? listed(properties);
  known.set(properties, list);
  return list;
}

function listed({ prose, queries, rich }: Resource['properties']): TextList {
  const [isProse, isQuery] = [matcher(prose), matcher(queries)];
  const conditions = (Array.isArray(rich) ? rich : []).map((each) => {
    const [path = '', condition] = String(each).split('?');
    return { matches: matcher([path]), condition };
  });
  return {
    kindOf: (path) => (isProse.test(path) ? 'prose' : isQuery.test(path) ? 'query' : undefined),
    richness: (path) => {
      const found = conditions.find(({ matches }) => matches.test(path));
      return found !== undefined && (found.condition ?? true);
    },
  };
}

/** Pages have a title whatever their type (experience fragments have a type of AEM's), and so have folders. */
const hasTitle = ({ name, properties }: Resource): boolean =>
  name === 'jcr:content' || /Folder$/.test(String(properties['jcr:primaryType']));

const NOTHING = /(?!)/;

/** Matches any of the paths. */
function matcher(paths: Value | undefined): RegExp {
  if (!Array.isArray(paths) || paths.length === 0) return NOTHING;
  const sources = paths.map((path) => String(path).replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(?:${sources.join('|').replaceAll('*', '[^/]+')})$`);
}
