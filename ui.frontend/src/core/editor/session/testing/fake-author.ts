import { createSlingClient, type SlingClient } from '../../sling/SlingClient';
import type { ContentChange } from '../../sling/changes';
import type { ContentNode, PropertyValue } from '../../sling/content-node';

type Members = Record<string, unknown>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** For tests: an author server for one tree, implementing Sling's POST servlet as documented. */
export class FakeAuthor {
  version = 1;
  posts: { path: string; fields: [string, string][] }[] = [];
  /**
   * How the next requests end, in order: `away` does nothing, `lost` carries it out but drops the response, and so does
   * `late`, after which the next read does not show it yet.
   */
  fate: ('away' | 'lost' | 'late' | 'fine' | number)[] = [];
  /** The response to the next read. */
  private outdated: (() => Response) | undefined;
  private readonly listeners = new Set<(change: ContentChange | undefined) => void>();

  constructor(readonly tree: Members) {}

  client(): SlingClient {
    const client = createSlingClient((address, init) => this.answer(address, init));
    const changes: SlingClient['changes'] = (listener) => {
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    };
    return { ...client, changes };
  }

  node(path: string): ContentNode {
    const found = this.find(path);
    if (!found) throw new Error(`nothing at ${path}`);
    return structuredClone(found) as ContentNode;
  }

  private find(path: string): Members | undefined {
    const names = path.split('/').filter(Boolean);
    return names.reduce<unknown>((node, name) => (isMembers(node) ? node[name] : undefined), this.tree) as
      | Members
      | undefined;
  }

  private async answer(address: string, init: RequestInit = {}): Promise<Response> {
    if (address.startsWith('/libs/')) return Response.json({ token: 't' });
    const isPost = init.method === 'POST';
    const isForAll = this.fate[0] === 'away' || this.fate[0] === 401;
    const fate = isPost || isForAll ? this.fate.shift() : 'fine';
    if (fate === 'away') throw new TypeError('fetch failed');
    if (typeof fate === 'number') return new Response('', { status: fate });
    const path = decodeURIComponent(address);
    const headers = () => ({
      headers: { 'Content-Version': String(this.version), 'Dest-Content-Version': String(this.version) },
    });
    if (!isPost) {
      const outdated = this.outdated;
      this.outdated = undefined;
      if (outdated) return outdated();
      const node = this.find(path.replace(/\.(?:infinity|model)\.json$/, ''));
      if (!node) return new Response('', { status: 404 });
      return Response.json(path.endsWith('.model.json') ? modelOf(node) : node, headers());
    }
    const sent = init.headers as Record<string, string>;
    const expected = [sent['If-Content-Version'], sent['If-Dest-Content-Version']];
    if (expected.some((version) => version !== undefined && version !== String(this.version)))
      return new Response('', { status: 412 });
    const fields = [...(init.body as URLSearchParams)].filter(([name]) => name !== '_charset_');
    const before = structuredClone(this.tree);
    const known = headers();
    try {
      this.post(path, fields as [string, string][]);
    } catch (error) {
      Object.assign(this.tree, before);
      return new Response(String(error), { status: 500 });
    }
    this.posts.push({ path, fields: fields as [string, string][] });
    this.version += 1;
    const dest = fields.find(([name]) => name === ':dest')?.[1] as string | undefined;
    const pages = [path, ...(dest ? [dest] : [])].map((one) => one.split('/jcr:content')[0]!);
    const change = { version: this.version, paths: [...new Set(pages)], by: sent['Editor-Id'] };
    setTimeout(() => this.listeners.forEach((listener) => listener(change)), 0);
    if (fate === 'late') {
      const page = path.slice(0, path.indexOf('/jcr:content') + '/jcr:content'.length);
      const shown = new FakeAuthor(before).node(page);
      this.outdated = () => Response.json(shown, known);
    }
    if (fate === 'lost' || fate === 'late') throw new TypeError('connection reset');
    return Response.json({ 'status.code': 200 }, headers());
  }

  post(path: string, fields: readonly [string, string][]): void {
    if (fields.some(([name, value]) => name === ':mustExist' && !this.find(value)))
      throw new Error('what is edited is gone');
    const operation = fields.find(([name]) => name === ':operation')?.[1];
    const order = fields.find(([name]) => name === ':order')?.[1];
    const [parent, name] = this.place(path);
    if (operation === 'delete') {
      if (!parent[name]) throw new Error('nothing to delete');
      delete parent[name];
      return;
    }
    if (operation === 'move' || operation === 'relocate' || operation === 'copy') {
      const dest = fields.find(([field]) => field === ':dest')![1];
      const [target, targetName] = this.place(dest);
      if (target[targetName] !== undefined) throw new Error('node exists');
      if (!parent[name]) throw new Error('nothing there');
      target[targetName] = structuredClone(parent[name]);
      if (operation !== 'copy') delete parent[name];
      if (order) reorder(target, targetName, order);
      return;
    }
    const node = (parent[name] ??= { 'jcr:primaryType': 'nt:unstructured' }) as Members;
    modify(node, fields);
    if (order) reorder(parent, name, order);
  }

  private place(path: string): [Members, string] {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const parent = this.find(path.slice(0, path.lastIndexOf('/')));
    if (!parent) throw new Error(`no parent for ${path}`);
    return [parent, name];
  }
}

function modify(node: Members, fields: readonly [string, string][]): void {
  const content = fields
    .filter(([name]) => name.startsWith('./'))
    .map(([name, value]) => [name.slice(2), value]);
  const at = (field: string, isMaking: boolean): [Members | undefined, string] => {
    const names = field.split('/');
    const last = names.pop()!;
    let parent: Members | undefined = node;
    for (const name of names) {
      if (parent && !isMembers(parent[name]) && isMaking)
        parent[name] = { 'jcr:primaryType': 'nt:unstructured' };
      parent = parent && isMembers(parent[name]) ? parent[name] : undefined;
    }
    return [parent, last];
  };
  for (const [field] of content) {
    if (!field!.endsWith('@Delete')) continue;
    const [parent, name] = at(field!.slice(0, -'@Delete'.length), false);
    if (parent) delete parent[name];
  }
  const hints = new Map(content.filter(([name]) => name!.endsWith('@TypeHint')) as [string, string][]);
  const values = new Map<string, string[]>();
  for (const [name, value] of content) {
    if (name!.includes('@')) continue;
    values.set(name!, [...(values.get(name!) ?? []), value!]);
  }
  // In the order sent: values, not type hints.
  const sent = [...new Set(content.map(([name]) => name!.replace(/@.*/, '')))].filter((name) =>
    values.has(name),
  );
  for (const name of sent) {
    const [parent, last] = at(name, true);
    const hint = hints.get(`${name}@TypeHint`);
    const typed = values.get(name)!.map((value) => scalar(value, hint));
    const before = parent![last];
    const isEmpty = values.get(name)!.join() === '' && typed.length === 1;
    if (isEmpty) delete parent![last];
    else parent![last] = hint?.endsWith('[]') || last === MIXINS || Array.isArray(before) ? typed : typed[0];
  }
}

/** Always a list, whatever its type hint. */
const MIXINS = 'jcr:mixinTypes';

function scalar(value: string, hint = 'String'): PropertyValue {
  if (hint.startsWith('Boolean')) return value === 'true';
  if (/^(?:Long|Double)/.test(hint)) return Number(value);
  return value;
}

function reorder(parent: Members, name: string, order: string): void {
  const nodes = Object.keys(parent).filter((key) => isMembers(parent[key]) && key !== name);
  const [where, sibling] = order.split(' ');
  let index = nodes.length;
  if (where === 'first') index = 0;
  if (sibling !== undefined) {
    index = nodes.indexOf(sibling) + (where === 'after' ? 1 : 0);
    if (!nodes.includes(sibling)) throw new Error(`no ${sibling} to order by`);
  }
  for (const key of nodes.toSpliced(index, 0, name)) {
    const node = parent[key];
    delete parent[key];
    parent[key] = node;
  }
}

/** A model like the exporter's, sufficient to see what was sent to the page. */
function modelOf(node: Members): Members {
  const names = Object.keys(node).filter(
    (name) => isMembers(node[name]) && 'sling:resourceType' in node[name],
  );
  return {
    ':type': node['sling:resourceType'],
    title: node['jcr:title'],
    ':items': Object.fromEntries(names.map((name) => [name, modelOf(node[name] as Members)])),
    ':itemsOrder': names,
  };
}
