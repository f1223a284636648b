import { storedOf } from '../derived/stored-of';
import type { Repository } from '../Repository';
import type { Resource } from '../Resource';

/** Which stored nodes have an identity (`jcr:uuid`), and where. */
export class Identities {
  private known: { readonly version: number; readonly paths: ReadonlyMap<string, string> } | undefined;

  constructor(private readonly repository: Repository) {}

  /** The identity of a page's content, or of a node. */
  of(path: string): string | undefined {
    const stored = this.stored(path);
    const id = (stored?.children.get('jcr:content') ?? stored)?.properties['jcr:uuid'];
    return id === undefined ? undefined : String(id);
  }

  /** The path of the node with an identity. */
  pathOf(id: string): string | undefined {
    return this.paths().get(id);
  }

  private paths(): ReadonlyMap<string, string> {
    const { version } = this.repository;
    if (this.known?.version === version) return this.known.paths;
    const paths = new Map<string, string>();
    const root = this.stored('/');
    if (root) collect(root, paths);
    this.known = { version, paths };
    return paths;
  }

  private stored(path: string): Resource | undefined {
    const resource = this.repository.get(path);
    return resource && storedOf(resource);
  }
}

function collect(node: Resource, paths: Map<string, string>): void {
  const id = node.properties['jcr:uuid'];
  if (id !== undefined) paths.set(String(id), node.path);
  for (const child of node.children.values()) collect(child, paths);
}
