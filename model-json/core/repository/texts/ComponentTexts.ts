import type { Resource, ResourceTree, Value } from '../Resource';

/** Text for readers (`prose`), or text that visitors type (`query`). */
export type TextKind = 'prose' | 'query';

/** The kind of text at a path below a component; undefined if it is not text. */
type KindOfPath = (path: string) => TextKind | undefined;

/**
 * Distinguishes the texts of components from names, references and choices. A component's node (`/apps/<resourceType>`)
 * lists them as in its dialog: `prose` and `queries` contain paths below the component, with `*` for any child.
 */
export class ComponentTexts {
  private readonly lists = new Map<string, KindOfPath>();

  constructor(private readonly tree: ResourceTree) {}

  /** The kind of text in a property of a node; undefined if it is not text. */
  kindOf(node: Resource, property: string): TextKind | undefined {
    if (property === 'jcr:title' && hasTitle(node)) return 'prose';
    let path = property;
    for (let at: Resource | undefined = node; at; at = at.parent) {
      const type = at.properties['sling:resourceType'];
      if (typeof type === 'string') {
        const kind = this.listOf(type)(path);
        // The title of a panel is stored on the panel, but listed by its container.
        if (kind || at !== node) return kind;
      }
      if (at.name === 'jcr:content') return undefined;
      path = `${at.name}/${path}`;
    }
    return undefined;
  }

  private listOf(type: string): KindOfPath {
    const list = this.lists.get(type) ?? listOfComponent(this.tree.get(`/apps/${type}`));
    this.lists.set(type, list);
    return list;
  }
}

/** Cached by the properties of a component's node: a search index reads thousands of pages. */
const known = new WeakMap<Resource['properties'], KindOfPath>();

function listOfComponent(component: Resource | undefined): KindOfPath {
  if (!component) return () => undefined;
  const { properties } = component;
  const list = known.get(properties) ?? listed(properties);
  known.set(properties, list);
  return list;
}

function listed({ prose, queries }: Resource['properties']): KindOfPath {
  const [isProse, isQuery] = [matcher(prose), matcher(queries)];
  return (path) => (isProse.test(path) ? 'prose' : isQuery.test(path) ? 'query' : undefined);
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
