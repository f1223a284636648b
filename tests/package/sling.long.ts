/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isNode, type NodeJson } from '../../model-json/core/repository/node-json';
import type { Resource, ResourceTree } from '../../model-json/core/repository/Resource';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import type { DocNode } from '../../scripts/generate/docview';
import { contentRoots } from '../../scripts/package/content-files';
import { withFormerAddresses } from '../../scripts/package/former-addresses';
import { resourceNode } from '../../scripts/package/resource-node';
import { ownedByOps } from '../../scripts/package/site-configuration';
import { differences } from './sling/differences';
import { SlingServer } from './sling/SlingServer';

/*
 * The package in a real repository: Apache Sling with Oak and AEM's node types unpacks `ventora.all` and installs its
 * parts by Jackrabbit FileVault, as AEM does. Afterwards it must contain the content, node by node. AEM's own code is
 * missing: the bundle stays unresolved, and no page is rendered.
 */
const MINUTE = 60_000;
jest.setTimeout(30 * MINUTE);

const root = path.resolve(__dirname, '../..');
const PACKAGES = ['ventora.ui.apps', 'ventora.ui.config', 'ventora.ui.conf', 'ventora.ui.content'];

let tree: ResourceTree;
let sling: SlingServer;

beforeAll(async () => {
  const { status } = spawnSync(process.execPath, ['scripts/package.js'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The package cannot be built.');
  tree = await openSiteContent();
  sling = await SlingServer.start();
  sling.install(packageFile());
  for (const name of PACKAGES)
    await sling.until(`${name} is installed`, async () => (await unpacked(name)) !== undefined);
});
afterAll(() => sling?.stop());

function packageFile(): string {
  const target = path.join(root, 'ui.apps/all/target');
  return path.join(
    target,
    readdirSync(target).find((name) => /^ventora\.all-.*\.zip$/.test(name))!,
  );
}

/** When a package was installed; undefined if it is not yet. */
async function unpacked(name: string): Promise<unknown> {
  const group = await sling.nodes.node('/etc/packages/com.ventora');
  const [, file] = Object.entries(group ?? {}).find(([each]) => each.startsWith(`${name}-`)) ?? [];
  return ['jcr:content', 'vlt:definition'].reduce<NodeJson | undefined>(
    (node, child) => (node && isNode(node[child]) ? node[child] : undefined),
    isNode(file) ? file : undefined,
  )?.lastUnpacked;
}

const docNode = (resource: Resource): DocNode =>
  resourceNode(resource, docNode, withFormerAddresses(resource));

async function differencesAt(at: string): Promise<string[]> {
  const found = await sling.nodes.node(at);
  if (!found) return [`${at}: nothing in Sling`];
  return [...differences(at, docNode(tree.get(at)!), found, isPicture)].slice(0, 20);
}

/** Template thumbnails exist in the package only. */
const isPicture = (at: string) => at.endsWith('/thumbnail.png');

it('installs every page, fragment, asset and tag as in the content', async () => {
  const roots = contentRoots(tree);
  expect(roots).toContain('/content/ventora');
  for (const at of roots) expect(await differencesAt(at)).toEqual([]);
});

it('installs the templates, policies and models that ops own', async () => {
  const parts = ownedByOps(tree).flatMap(({ only = [] }) => only);
  expect(parts.length).toBeGreaterThan(20);
  for (const at of parts) expect(await differencesAt(at)).toEqual([]);
});

it('keeps an empty list as a list', async () => {
  const empty = [...emptyLists(tree.get('/content/ventora')!)];
  expect(empty.length).toBeGreaterThan(0);
  for (const [at, name] of empty) expect((await sling.nodes.node(at))?.[name]).toEqual([]);
});

function* emptyLists(resource: Resource): Generator<[path: string, name: string]> {
  for (const [name, value] of Object.entries(resource.properties))
    if (Array.isArray(value) && value.length === 0) yield [resource.path, name];
  for (const child of resource.children.values()) yield* emptyLists(child);
}
