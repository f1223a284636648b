import type { NodeJson } from '../../node-json';
import { isObject } from '../../../../../shared/checked/is-object';
import type { Davex } from './Davex';
import type { DavexNode } from './davex-node';
import { SlingRefusalError, SlingSetupError } from '../errors';
import { RARE_TYPES } from './rare-types';

const STORE = '/jcr:system/jcr:nodeTypes';

/** AEM's types that content consists of; plain Sling lacks them. */
const NEEDED = ['cq:Page', 'cq:PageContent', 'cq:Template', 'cq:Tag', 'dam:Asset', 'dam:AssetContent'];

/** What Oak writes itself, but lets a new node say. */
const SAID_BY_NEW = new Set(['jcr:primaryType', 'jcr:mixinTypes']);

/** The node types of a Sling. */
export class NodeTypes {
  private constructor(private readonly types: DavexNode) {}

  /** @throws SlingSetupError if one is missing that content needs */
  static async read(davex: Davex): Promise<NodeTypes> {
    const types = (await davex.node(STORE, 1)) ?? {};
    const lacks = (name: string) => !isObject(types[name]);
    const missing = NEEDED.filter(lacks);
    if (missing.length > 0)
      throw new SlingSetupError(
        `Sling at ${davex.workspace} lacks the node types ${missing.join(', ')}; install AEM’s (the bundle of biz.netcentric.aem:aem-nodetypes, see docs/sling.md)`,
      );
    const rare = RARE_TYPES.filter(lacks);
    if (rare.length === 0) return new NodeTypes(types);
    await register(davex, rare);
    return new NodeTypes((await davex.node(STORE, 1)) ?? {});
  }

  /** Whether a node keeps the order of its children. */
  readonly isOrdered = (node: NodeJson): boolean =>
    this.all(node).some(
      (type) => this.types[type] !== undefined && this.member(type, 'jcr:hasOrderableChildNodes') === true,
    );

  /** Whether Oak itself writes a property. */
  isProtected(node: NodeJson, name: string): boolean {
    if (SAID_BY_NEW.has(name)) return false;
    return this.own(node).some((type) => this.list(type, 'rep:protectedProperties').includes(name));
  }

  private own(node: NodeJson): string[] {
    return [node['jcr:primaryType'] ?? [], node['jcr:mixinTypes'] ?? []].flat().map(String);
  }

  private all(node: NodeJson): string[] {
    const own = this.own(node);
    return [...own, ...own.flatMap((type) => this.list(type, 'rep:supertypes'))];
  }

  private list(type: string, name: string): readonly string[] {
    const value = this.member(type, name);
    return Array.isArray(value) ? value.map(String) : [];
  }

  private member(type: string, name: string): unknown {
    const known = this.types[type];
    return isObject(known) ? known[name] : undefined;
  }
}

async function register(davex: Davex, types: readonly string[]): Promise<void> {
  try {
    await davex.registerTypes(types);
  } catch (error) {
    if (!(error instanceof SlingRefusalError)) throw error;
    throw new SlingSetupError(
      `Sling at ${davex.workspace} lacks the node types ${types.join(', ')}, and author’s user may not register them (rep:nodeTypeDefinitionManagement, see docs/sling.md): ${error.message}`,
    );
  }
}
