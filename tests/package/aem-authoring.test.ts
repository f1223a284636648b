/**
 * @jest-environment jsdom
 * @jest-turn 7
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Resource, ResourceTree } from '../../model-json/core/repository/Resource';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import { componentsFolder } from '../../scripts/generate/component-files';
import { helpPages } from '../../scripts/generate/help-pages';
import { contentFiles, type PackageFile } from '../../scripts/package/content-files';
import { componentMap } from '../../ui.frontend/src/core/component-map';
import { blueprints } from '../../scripts/package/live-copies';
import { confPackage } from '../../scripts/package/packages';
import { allNodes, readDocView } from './dialogs/docview-reader';

/* What authors find in AEM: templates, live copies to roll out, help, and content that updates keep. */

const root = path.resolve(__dirname, '../..');
const apps = path.join(root, 'ui.apps/src/main/content/jcr_root/apps');
const templates = '/conf/ventora/settings/wcm/templates';

let tree: ResourceTree;
let conf: Map<string, PackageFile>;
beforeAll(async () => {
  tree = await openSiteContent();
  conf = new Map(await confPackage());
});

const propertiesOf = (at: string) => tree.get(at)!.properties;
const textOf = (file: PackageFile | undefined) => (file && 'text' in file ? file.text : '');
const templateNames = () =>
  [...tree.get(templates)!.children.keys()].filter((name) => name !== 'jcr:content');

it.each([
  [
    '/content/ventora/jcr:content',
    ['article-page', 'content-page', 'error-page', 'home-page', 'product-page'],
  ],
  ['/content/ventora-library/jcr:content', ['library-page']],
  ['/content/experience-fragments/ventora', ['xf']],
  ['/content/experience-fragments/ventora-library', ['xf']],
])('offers authors of %s its templates', (at, names) => {
  const allowed = propertiesOf(at)['cq:allowedTemplates'] as readonly string[];
  const offered = templateNames().filter((name) =>
    allowed.some((pattern) => new RegExp(`^${pattern}$`).test(`${templates}/${name}`)),
  );
  expect(offered.sort()).toEqual(names);
});

it.each([
  '/content/ventora/jcr:content',
  '/content/ventora-library/jcr:content',
  '/content/experience-fragments/ventora',
  '/content/experience-fragments/ventora-library',
  '/content/dam/ventora/jcr:content',
  '/content/dam/ventora-library/jcr:content',
])('gives %s the site’s configuration', (at) => {
  expect(propertiesOf(at)).toMatchObject({ 'cq:conf': '/conf/ventora', 'sling:configRef': '/conf/ventora' });
});

it('gives every template an existing type and a thumbnail', () => {
  for (const name of templateNames()) {
    const type = String(propertiesOf(`${templates}/${name}/jcr:content`)['cq:templateType']);
    expect([...tree.get(type)!.children.keys()]).toEqual(['jcr:content', 'structure', 'initial', 'policies']);
    expect(conf.has(`jcr_root${templates}/${name}/thumbnail.png`)).toBe(true);
    expect(conf.has(`jcr_root${type}/thumbnail.png`)).toBe(true);
    expect(propertiesOf(`${type}/jcr:content`).status).toBe('enabled');
  }
});

it('shows authors in each container where to add a component', () => {
  const components = path.join(root, componentsFolder);
  const containers = [...componentMap.values()].filter(
    ({ isContainer, group }) => isContainer && group !== '.hidden',
  );
  expect(containers.length).toBeGreaterThan(5);
  for (const { resourceType } of containers) {
    const folder = path.join(components, resourceType.replace('ventora/components/', ''), 'new');
    const [node] = allNodes(readDocView(readFileSync(path.join(folder, '.content.xml'), 'utf8')));
    expect(node!.properties).toMatchObject({
      'jcr:primaryType': 'cq:Component',
      'sling:resourceSuperType': 'core/wcm/components/container/v1/container/new',
    });
  }
});

it('updates our own templates and policies on an existing AEM, and keeps those of its authors', () => {
  const filter = textOf(conf.get('META-INF/vault/filter.xml'));
  expect(filter).not.toContain('mode="merge"');
  const included = [...filter.matchAll(/include pattern="(.+?)"/g)].map(
    ([, pattern]) => new RegExp(`^${pattern}$`),
  );
  const isOurs = (at: string) => included.some((pattern) => pattern.test(at));
  for (const name of templateNames()) expect(isOurs(`${templates}/${name}/structure/jcr:content`)).toBe(true);
  const policies = '/conf/ventora/settings/wcm/policies/ventora/components/title';
  expect(isOurs(`${policies}/default/cq:styleGroups`)).toBe(true);
  expect(isOurs(`${policies}/policy_1795407313487`)).toBe(false);
  expect(isOurs(`${templates}/campaign-page`)).toBe(false);
  expect(isOurs(`${templates}/content-page-2`)).toBe(false);
});

describe('live copies', () => {
  const nodesOf = (at: string) => {
    const files = [...contentFiles(tree.get(at)!)];
    return files.flatMap(([, file]) => ('text' in file ? allNodes(readDocView(file.text)) : []));
  };
  const mixinsOf = (properties: Readonly<Record<string, unknown>>) =>
    (properties['jcr:mixinTypes'] ?? []) as readonly string[];

  it('follow their blueprint node by node, and define how they are rolled out', () => {
    const nodes = nodesOf('/content/ventora/ch/de/contact');
    const content = nodes.find(({ name }) => name === 'jcr:content')!;
    expect(mixinsOf(content.properties)).toContain('cq:LiveRelationship');
    const site = tree.get('/content/ventora/ch/de')!;
    const file = textOf(new Map(contentFiles(site)).get('content/ventora/ch/de/.content.xml'));
    const config = allNodes(readDocView(file)).find(({ name }) => name === 'cq:LiveSyncConfig')!;
    expect(config.properties).toMatchObject({
      'cq:rolloutConfigs': ['/libs/msm/wcm/rolloutconfigs/default'],
    });
  });

  it('have the cancellation mixin exactly where they have their own properties', () => {
    const nodes = ['/content/ventora/us/es', '/content/ventora/ca/fr/contact'].flatMap(nodesOf);
    const own = nodes.filter(({ properties }) => properties['cq:propertyInheritanceCancelled'] !== undefined);
    const mixed = nodes.filter(({ properties }) =>
      mixinsOf(properties).includes('cq:PropertyLiveSyncCancelled'),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(mixed).toEqual(own);
  });

  it('have a blueprint in AEM for every source tree', () => {
    const paths = readdirSync(path.join(apps, 'msm')).map((name) => {
      const [, content] = allNodes(
        readDocView(readFileSync(path.join(apps, 'msm', name, '.content.xml'), 'utf8')),
      );
      return content!.properties.sitePath;
    });
    expect(paths.sort()).toEqual(blueprints(tree).map((page: Resource) => page.path));
  });
});

it('opens the library page of a component from its dialog’s question mark', () => {
  const pages = helpPages();
  expect(pages.size).toBeGreaterThan(50);
  for (const [type, page] of pages) {
    // Page properties extend AEM's own dialog, which has its own help.
    if (type === 'ventora/components/page') continue;
    expect(tree.get(page.replace(/\.html$/, ''))).toBeDefined();
    const dialog = path.join(
      root,
      componentsFolder,
      type.replace('ventora/components/', ''),
      '_cq_dialog/.content.xml',
    );
    let xml: string;
    try {
      xml = readFileSync(dialog, 'utf8');
    } catch {
      continue; // no dialog
    }
    expect(xml).toContain(`helpPath="${page}"`);
  }
});

it('renders an experience fragment in its editor as a page', () => {
  const body = readFileSync(path.join(apps, 'ventora/components/xfpage/body.html'), 'utf8');
  expect(body).toContain('id="spa-root"');
  expect(body).toContain('cq/remote/content/renderer/request/handler');
});
