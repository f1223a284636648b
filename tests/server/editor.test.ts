import type { NodeJson } from '../../model-json/core/repository/node-json';
import { RESOURCES } from '../../model-json/core/server/frontend/frontend';
import { component, files, page } from './fixture-site';
import { startSite, testFrontend, type TestSite } from './start-site';

const LAB = '/content/ventora/gb/en/lab';
const node = (more: NodeJson): NodeJson => ({ 'jcr:primaryType': 'nt:unstructured', ...more });
const definition = (title: string, more: NodeJson = {}): NodeJson => ({
  'jcr:primaryType': 'cq:Component',
  'jcr:title': title,
  componentGroup: 'Content',
  ...more,
});

/** A template with a locked root and an editable main part; what its containers and tabs allow. */
const content: Record<string, NodeJson> = {
  'apps/ventora/components.json': {
    ...files['apps/ventora/components.json']!,
    container: definition('Container', { 'cq:isContainer': true, componentGroup: 'Structure' }),
    tabs: definition('Tabs', {
      'cq:isContainer': true,
      'cq:template': node({ item_1: node({ 'cq:panelTitle': 'Tab 1' }) }),
    }),
    text: definition('Text'),
    button: definition('Button'),
    old: definition('Old', { componentGroup: '.hidden' }),
    promo: definition('Promo', { componentGroup: 'Campaign' }),
  },
  'conf/ventora/settings/wcm/templates/lab.json': {
    'jcr:primaryType': 'cq:Template',
    structure: {
      'jcr:primaryType': 'cq:Page',
      'jcr:content': node({
        root: component('container', { main: component('container', { editable: true }) }),
      }),
    },
    policies: {
      'jcr:primaryType': 'cq:Page',
      'jcr:content': node({
        root: node({
          'cq:policy': 'lab/root',
          main: node({
            'cq:policy': 'lab/main',
            ventora: node({ components: node({ tabs: node({ 'cq:policy': 'lab/tabs' }) }) }),
          }),
        }),
      }),
    },
  },
  'conf/ventora/settings/wcm/policies.json': node({
    lab: node({
      root: node({ components: ['/apps/ventora/components/text'] }),
      main: node({
        components: [
          '/apps/ventora/components/text',
          '/apps/ventora/components/tabs',
          '/apps/ventora/components/button',
          '/apps/ventora/components/container',
          '/apps/ventora/components/old',
          '/apps/ventora/components/nobody',
          'group:Campaign',
        ],
      }),
      tabs: node({ components: ['/apps/ventora/components/text'] }),
    }),
  }),
  'content/ventora/gb/en/lab.json': page(
    'Lab',
    {
      main: component('container', {
        inner: component('container'),
        tabs: component('tabs', { panel: component('container') }),
        text: component('text'),
      }),
    },
    { 'cq:template': '/conf/ventora/settings/wcm/templates/lab' },
  ),
};

let site: TestSite;
beforeAll(async () => {
  const built = testFrontend();
  const names: Record<string, string[]> = {
    editor: ['editor.0a1b2c3d.css', 'editor.0a1b2c3d.js'],
    messaging: ['messaging.0a1b2c3d.js'],
  };
  const frontend = {
    ...built,
    entry: (name: string) => names[name]?.map((file) => RESOURCES + file) ?? built.entry(name),
  };
  site = await startSite({ content, server: { frontend: () => frontend } });
});
afterAll(() => site.close());

const get = (url: string) => site.author.inject(url);
const allowed = async (rest: string) =>
  (await get(`${LAB}/jcr:content/root${rest}.allowedcomponents.json`)).json<Record<string, unknown>[]>();
const titles = async (rest: string) => (await allowed(rest)).map(({ title }) => title);

describe('an author can insert into a container', () => {
  it('the components that its policy allows, by group and title', async () => {
    expect(await titles('/main')).toEqual(['Promo', 'Button', 'Tabs', 'Text', 'Container']);
  });

  it('components with initial content that makes them useful at once', async () => {
    expect((await allowed('/main'))[2]).toEqual({
      resourceType: 'ventora/components/tabs',
      title: 'Tabs',
      group: 'Content',
      isContainer: true,
      template: {
        'jcr:primaryType': 'nt:unstructured',
        'sling:resourceType': 'ventora/components/tabs',
        item_1: { 'jcr:primaryType': 'nt:unstructured', 'cq:panelTitle': 'Tab 1' },
      },
    });
  });

  it('the components that the nearest policy allows, if it has none', async () => {
    expect(await titles('/main/inner')).toHaveLength(5);
    expect(await titles('/main/tabs')).toEqual(['Text']);
  });

  it('nothing if the template is locked or the component is no container', async () => {
    expect(await titles('')).toEqual([]);
    expect(await titles('/main/text')).toEqual([]);
  });
});

test('the editor opens on a page, with its own styles and scripts only', async () => {
  const { statusCode, body, headers } = await get(`/editor.html${LAB}.html`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Lab | Edit</title>');
  expect(body).toContain('<div id="editor"></div>');
  expect(body).toMatch(/<link rel="stylesheet" href="[^"]*\/editor\.\w+\.css">/);
  expect(body).toMatch(/<script src="[^"]*\/editor\.\w+\.js">/);
  expect(body).toContain('<noscript>');
  const policy = String(headers['content-security-policy']);
  const nonce = /<meta name="csp-nonce" nonce="([^"]+)">/.exec(body)?.[1];
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("frame-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

test('authors start at the console of sites', async () => {
  for (const address of ['/', '/editor.html', '/editor.html/'])
    expect((await get(address)).headers.location).toBe('/sites.html');
});

test('the editor does not open on a path that is not a page', async () => {
  const gone = await get('/editor.html/content/ventora/gb/en/nobody.html');
  expect(gone.statusCode).toBe(404);
  // The editor shows this, with a link to the existing pages.
  expect(gone.body).toContain('<title>No such page | Edit</title>');
  expect(gone.body).toContain('<div id="editor">');
  expect((await get('/editor.html/../etc/passwd')).statusCode).toBe(404);
  expect((await site.publish.inject('/editor.html')).statusCode).toBe(404);
});

test.each([
  ['edit', true],
  ['preview', true],
  ['disabled', false],
])('in %s mode the page listens to the editor: %s', async (mode, hears) => {
  const { body, headers } = await get(`${LAB}.html?wcmmode=${mode}`);
  expect(/messaging\.\w+\.js"><\/script>\n<script src="[^"]*spa\./.test(body)).toBe(hears);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});
