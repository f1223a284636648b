import type { Resource, ResourceTree, Value } from '../Resource';

/** What readers read (`prose`), or what visitors type (`query`). */
export type TextKind = 'prose' | 'query';

/** What a path below a component holds; undefined if it is no text. */
type KindOfPath = (path: string) => TextKind | undefined;

/**
 * Tells the texts of components from names, references and choices. A component's node (`/apps/<resourceType>`) lists them as
 * its dialog does: `prose` and `queries` hold paths below a resource of its own, with `*` for any child.
 */
export class ComponentTexts {
  private readonly lists = new Map<string, KindOfPath>();

  constructor(private readonly tree: ResourceTree) {}

  /** What a property of a node holds; undefined if it is no text. */
  kindOf(node: Resource, property: string): TextKind | undefined {
    if (property === 'jcr:title' && hasTitle(node)) return 'prose';
    let path = property;
    for (let at: Resource | undefined = node; at; at = at.parent) {
      const type = at.properties['sling:resourceType'];
      if (typeof type === 'string') {
        const kind = this.listOf(type)(path);
        // The title of a panel stands on the panel, but is listed by the component around it.
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

/** By the properties of a component's node: a search index reads thousands of pages. */
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

/** Pages have a title whatever their type (experience fragments have one of AEM's own), and so have folders. */
const hasTitle = ({ name, properties }: Resource): boolean =>
  name === 'jcr:content' || /Folder$/.test(String(properties['jcr:primaryType']));

const NOTHING = /(?!)/;

/** Matches any of the paths. */
function matcher(paths: Value | undefined): RegExp {
  if (!Array.isArray(paths) || paths.length === 0) return NOTHING;
  const sources = paths.map((path) => String(path).replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(?:${sources.join('|').replaceAll('*', '[^/]+')})$`);
}
