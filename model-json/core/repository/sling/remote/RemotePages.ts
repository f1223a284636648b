import { isNode, type NodeJson } from '../../node-json';
import { childOf } from '../../path';
import { isObject } from '../../../../../shared/checked/is-object';
import { ALL, type Davex } from './Davex';
import { isNamedOnly, type DavexNode } from './davex-node';

/** Requests at the same time. */
const AT_ONCE = 8;

/** Reads the nodes that have their own files, without their child pages. */
export class RemotePages {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly davex: Davex) {}

  /**
   * A page with the children that are stored in its file; others are only named. Undefined if it does not exist.
   *
   * @param known the page as it was
   */
  async read(path: string, known: NodeJson | undefined): Promise<DavexNode | undefined> {
    const inFile = Object.keys(known ?? {}).filter((name) => {
      const member = known?.[name];
      return isNode(member) && Object.keys(member).length > 0;
    });
    const [page, ...children] = await Promise.all([
      this.node(path, 0),
      ...inFile.map((name) => this.node(childOf(path, name), ALL)),
    ]);
    if (!page) return undefined;
    const whole: Record<string, unknown> = { ...page };
    inFile.forEach((name, i) => {
      const child = children[i];
      if (child && isObject(page[name])) whole[name] = child;
    });
    return whole;
  }

  /** A node with everything below it. */
  tree(path: string): Promise<DavexNode | undefined> {
    return this.node(path, ALL);
  }

  /** Whether a node exists. */
  async has(path: string): Promise<boolean> {
    return (await this.node(path, 0)) !== undefined;
  }

  private async node(path: string, depth: number): Promise<DavexNode | undefined> {
    while (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running += 1;
    try {
      return await this.davex.node(path, depth);
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}

/** Names of the children of a node in Sling, in order. */
export const childNames = (node: DavexNode): string[] =>
  Object.keys(node).filter((name) => isObject(node[name]) && !name.startsWith('rep:'));

/** Whether a child is only named: it has a file of its own, or is not known yet. */
export function isOnlyNamed(node: DavexNode, name: string): boolean {
  const child = node[name];
  return isObject(child) && isNamedOnly(child);
}
