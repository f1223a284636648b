import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Draft } from '../../Draft';
import { ConflictError, ContentError, PathError } from '../../errors';
import { isNode, toJson, type NodeJson } from '../../node-json';
import { isWithin, nameOf, parentOf } from '../../path';
import type { Change } from '../../Repository';
import { component, contentFolder, openFolder, page, namesIn } from '../../testing/content-folder';
import { HOME, smallSite, TEASER } from '../../testing/small-site';

jest.setTimeout(60_000);

const ROOT = `${HOME}/jcr:content/root`;
const names = (json: NodeJson): unknown[] =>
  Object.entries(json).flatMap(([name, member]) => (isNode(member) ? [[name, names(member)]] : []));

describe('a change', () => {
  it('moves a component to another page, changing both pages at once', async () => {
    const { folder, repository } = await smallSite();
    const told: Change[] = [];
    repository.onChange((change) => told.push(change));
    const to = `${HOME}/about/jcr:content/teaser`;
    await repository.change((draft) => draft.move(TEASER, to), { by: 'me' });
    expect(repository.get(TEASER)).toBeUndefined();
    expect(repository.get(to)?.properties['sling:resourceType']).toBe('ventora/components/teaser');
    expect(told).toEqual([{ version: 1, paths: [HOME, `${HOME}/about`], by: 'me' }]);
    expect(namesIn(folder.dir)).toEqual(['content']);
  });

  it('moves a page with its child pages, and leaves no empty folder', async () => {
    const { folder, repository } = await smallSite();
    await repository.change((draft) => draft.move(`${HOME}/products`, `${HOME}/about/machines`));
    expect(repository.get(`${HOME}/products`)).toBeUndefined();
    expect(repository.get(`${HOME}/about/machines/m-50`)).toBeDefined();
    expect(readdirSync(join(folder.dir, 'content/ventora/en'))).not.toContain('products');
    expect(folder.json('content/ventora/en.json')).not.toHaveProperty('products');
  });

  it('puts a new page last, and keeps it there', async () => {
    const { folder, repository } = await smallSite();
    await repository.change((draft) => draft.create(`${HOME}/aaa`, page('A')));
    const order = ['jcr:content', 'products', 'about', 'aaa'];
    expect(repository.list(HOME).map(({ name }) => name)).toEqual(order);
    expect((await openFolder(folder)).list(HOME).map(({ name }) => name)).toEqual(order);
  });

  it('orders child pages without changing them', async () => {
    const { folder, repository } = await smallSite();
    const before = folder.text('content/ventora/en/about.json');
    await repository.change((draft) => draft.order(`${HOME}/about`, 'products'));
    expect(repository.list(HOME).map(({ name }) => name)).toEqual(['jcr:content', 'about', 'products']);
    expect(folder.text('content/ventora/en/about.json')).toBe(before);
  });

  it('is refused as a whole if it breaks one page', async () => {
    const { folder, repository } = await smallSite();
    const before = folder.text('content/ventora/en.json');
    const change = repository.change((draft) => {
      draft.remove(TEASER);
      draft.setProperty(`${HOME}/about`, 'jcr:primaryType', undefined);
    });
    await expect(change).rejects.toThrow(ContentError);
    expect(folder.text('content/ventora/en.json')).toBe(before);
    expect(repository.get(TEASER)).toBeDefined();
  });

  it('is refused if the page has changed since its author read it', async () => {
    const { repository } = await smallSite();
    const version = repository.versionOf(HOME)!;
    await repository.change((draft) => draft.setProperty(TEASER, 'a', 1), {
      expected: [{ path: TEASER, version }],
    });
    const late = repository.change((draft) => draft.setProperty(TEASER, 'a', 2), {
      expected: [{ path: TEASER, version }],
    });
    await expect(late).rejects.toThrow(ConflictError);
    expect(repository.get(TEASER)?.properties['a']).toBe(1);
  });

  it.each<[string, (draft: Draft) => void, string]>([
    ['into itself', (draft) => draft.move(ROOT, `${ROOT}/teaser/x`), 'is inside'],
    ['onto another node', (draft) => draft.copy(TEASER, `${ROOT}/text`), 'exists already'],
    ['below a missing parent', (draft) => draft.copy(TEASER, `${ROOT}/none/x`), 'has no parent'],
    [
      'inside the content of a page',
      (draft) => draft.copy(`${HOME}/about`, `${ROOT}/about`),
      'where pages are not allowed',
    ],
    ['at a path with ..', (draft) => draft.copy(TEASER, `${ROOT}/../x`), 'is not a valid node name'],
    ['before a missing node', (draft) => draft.order(TEASER, 'nobody'), 'does not exist'],
  ])('refuses to put a node %s', async (_, edit, message) => {
    const { repository } = await smallSite();
    const change = repository.change(edit);
    await expect(change).rejects.toThrow(PathError);
    await expect(change).rejects.toThrow(message);
    expect(repository.version).toBe(0);
  });
});

/* A tree of plain objects that must behave like the files, whatever the history. */

type Step = readonly [kind: string, path: string, other: string];

function nodeAt(tree: NodeJson, path: string): NodeJson | undefined {
  let node: NodeJson | undefined = tree;
  for (const name of path.split('/').slice(1)) {
    const child: NodeJson[string] | undefined = node?.[name];
    node = isNode(child) ? child : undefined;
  }
  return node;
}

const childrenOf = (node: NodeJson) => Object.keys(node).filter((name) => isNode(node[name]));

/** @returns false if the change is refused */
function play(tree: NodeJson, [kind, path, other]: Step): boolean {
  const node = nodeAt(tree, path);
  const parent = nodeAt(tree, parentOf(path));
  if (kind === 'create') {
    if (node || !parent) return false;
    parent[nameOf(path)] = nodeFor(path);
    return true;
  }
  if (!node || !parent) return false;
  if (kind === 'remove') delete parent[nameOf(path)];
  if (kind === 'set') node['n'] = other;
  if (kind === 'order') {
    const siblings = childrenOf(parent).filter((name) => name !== nameOf(path));
    const at = siblings.indexOf(nameOf(other));
    if (at < 0 || parentOf(other) !== parentOf(path)) return false;
    siblings.splice(at, 0, nameOf(path));
    for (const name of siblings) {
      const child = parent[name]!;
      delete parent[name];
      parent[name] = child;
    }
  }
  if (kind === 'move' || kind === 'copy') {
    const target = nodeAt(tree, parentOf(other));
    const hasPage = JSON.stringify(node).includes('cq:Page"');
    if (!target || nodeAt(tree, other) || (kind === 'move' && isWithin(other, path))) return false;
    if (other.includes('jcr:content') && hasPage) return false;
    const copy = structuredClone(node);
    if (kind === 'move') delete parent[nameOf(path)];
    target[nameOf(other)] = copy;
  }
  return true;
}

const nodeFor = (path: string): NodeJson =>
  path.includes('jcr:content') ? component('text') : page('Page', { t: component('text') });

function playOn(draft: Draft, [kind, path, other]: Step): void {
  if (kind === 'create') draft.create(path, nodeFor(path));
  if (kind === 'remove') draft.remove(path);
  if (kind === 'set') draft.setProperty(path, 'n', other);
  if (kind === 'order') {
    if (parentOf(other) !== parentOf(path)) throw new PathError(other, 'is no sibling');
    draft.order(path, nameOf(other));
  }
  if (kind === 'move') draft.move(path, other);
  if (kind === 'copy') draft.copy(path, other);
}

it('behaves like a tree of plain objects, whatever the history, now and after a restart', async () => {
  const pagePath = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
    .map((steps) => `/content/${steps.join('/')}`);
  const inner = fc
    .tuple(pagePath, fc.constantFrom('x', 'y', 't', 'root/x', 'root/t'))
    .map(([path, rest]) => `${path}/jcr:content/${rest.startsWith('root') ? rest : `root/${rest}`}`);
  const path = fc.oneof(pagePath, inner);
  const step = fc.tuple(
    fc.constantFrom('create', 'create', 'remove', 'set', 'order', 'move', 'copy'),
    path,
    path,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
      async (history) => {
        const start = { 'jcr:primaryType': 'sling:OrderedFolder', a: page('A', { t: component('text') }) };
        const folder = contentFolder({ 'content.json': { ...start, a: {} }, 'content/a.json': start.a });
        const repository = await openFolder(folder);
        let model: NodeJson = { content: structuredClone(start) };
        for (const steps of history) {
          const next = structuredClone(model);
          const isDone = steps.every((each) => play(next, each));
          const change = repository.change((draft) => steps.forEach((each) => playOn(draft, each)));
          if (isDone) {
            await change;
            model = next;
          } else await expect(change).rejects.toThrow(PathError);
        }
        for (const reader of [repository, await openFolder(folder)]) {
          const read = toJson(reader.get('/content')!);
          expect(read).toEqual(model['content']);
          expect(names(read)).toEqual(names(model['content'] as NodeJson));
          expect(reader.problems()).toEqual([]);
        }
      },
    ),
    { numRuns: 150 },
  );
});
