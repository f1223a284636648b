import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite, type TestSite } from '../../../../tests/server/start-site';
import { openSpaApps } from './open-spa-apps';
import { SpaAppError } from './read-spa-build';

const ROOT = '/content/acme';
const ADDRESS = '/etc.clientlibs/acme/clientlibs/clientlib-react/resources/';
const folder = mkdtempSync(path.join(tmpdir(), 'spa-'));
const warnings: string[] = [];

function build(script: string, address = ADDRESS, seconds = 1): void {
  mkdirSync(path.join(folder, 'static'), { recursive: true });
  writeFileSync(path.join(folder, 'static/main.js'), script);
  writeFileSync(path.join(folder, 'static/main.css'), '.cmp-title{color:red}');
  const files = {
    'main.js': `${address}static/main.js`,
    'main.css': `${address}static/main.css`,
    'index.html': `${address}index.html`,
  };
  const manifest = path.join(folder, 'asset-manifest.json');
  writeFileSync(manifest, JSON.stringify({ files, entrypoints: ['static/main.css', 'static/main.js'] }));
  utimesSync(manifest, seconds, seconds);
}

const page = (title: string, items: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'sling:resourceType': 'ventora/components/page',
    'jcr:title': title,
    root: {
      'jcr:primaryType': 'nt:unstructured',
      'sling:resourceType': 'ventora/components/container',
      ...items,
    },
  },
});

let site: TestSite;
beforeAll(async () => {
  build('first');
  site = await startSite({
    content: {
      'apps/acme/components/weather.json': {
        'jcr:primaryType': 'cq:Component',
        'jcr:title': 'Weather',
      },
      'content/acme.json': page('Acme <3', {
        weather: {
          'jcr:primaryType': 'nt:unstructured',
          'sling:resourceType': 'acme/components/weather',
          'jcr:title': 'Today',
          town: 'Basel',
          days: 3,
          hours: [8, 12],
          winds: {
            'jcr:primaryType': 'nt:unstructured',
            item0: { 'jcr:primaryType': 'nt:unstructured', from: 'north' },
          },
          'cq:responsive': { 'jcr:primaryType': 'nt:unstructured' },
        },
      }),
    },
    server: { spaApps: openSpaApps([{ root: ROOT, folder }], (line) => warnings.push(line)) },
  });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

it('sends visitors a page that the application draws, without a word for the editor', async () => {
  const { body, headers, statusCode } = await site.publish.inject(`${ROOT}.html`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Acme &lt;3</title>');
  expect(body).toContain(`<meta property="cq:pagemodel_root_url" content="${ROOT}.model.json">`);
  expect(body).toContain(`<link rel="stylesheet" href="${ADDRESS}static/main.css">`);
  expect(body).toContain(`<div id="spa-root"></div>\n<script src="${ADDRESS}static/main.js"></script>`);
  expect(body).not.toContain('cq:wcmmode');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("style-src 'self'; ");
  expect(headers['content-security-policy']).toContain("style-src-attr 'unsafe-inline'");
  expect((await site.publish.inject(`${ADDRESS}static/main.js`)).body).toBe('first');
});

it('sends authors the same application with AEM’s mode', async () => {
  const { body } = await site.author.inject(`${ROOT}.html?wcmmode=edit`);
  expect(body).toContain('<meta property="cq:wcmmode" content="edit">');
  expect(body).toContain(`<script src="${ADDRESS}static/main.js"></script>`);
  expect(body).not.toContain('/spa.0a1b2c3d.js');
});

it('draws other pages as before', async () => {
  const { body, headers } = await site.publish.inject('/content/ventora/gb/en.html');
  expect(headers['content-security-policy']).not.toContain('style-src-attr');
  expect(body).not.toContain('/etc.clientlibs/acme/');
});

it('gives the application what the author of its own component entered', async () => {
  const { body } = await site.publish.inject(`${ROOT}.model.json`);
  const model = JSON.parse(body);
  expect(model[':path']).toBe(ROOT);
  expect(model[':items'].root[':items'].weather).toEqual({
    id: expect.stringMatching(/^weather-/),
    title: 'Today',
    town: 'Basel',
    days: 3,
    hours: [8, 12],
    winds: { item0: { from: 'north' } },
    ':type': 'acme/components/weather',
  });
});

it('serves a new build without a restart, and the earlier one while a build is half written', async () => {
  build('second', ADDRESS, 2);
  expect((await site.publish.inject(`${ADDRESS}static/main.js`)).body).toBe('second');
  writeFileSync(path.join(folder, 'asset-manifest.json'), '{');
  expect((await site.publish.inject(`${ADDRESS}static/main.js`)).body).toBe('second');
  expect(warnings.join()).toContain('The earlier build');
});

it('serves only what the manifest names', async () => {
  expect((await site.publish.inject(`${ADDRESS}index.html`)).statusCode).toBe(404);
  expect((await site.publish.inject(`${ADDRESS}asset-manifest.json`)).statusCode).toBe(404);
});

it.each(['/', '/etc.clientlibs/', `/etc.clientlibs/ventora/clientlibs/clientlib-site/resources/`])(
  'refuses a build for %s, and says where its files can be',
  (address) => {
    build('third', address, 3);
    const open = () => openSpaApps([{ root: ROOT, folder }], () => {});
    expect(open).toThrow(SpaAppError);
    expect(open).toThrow('build it with a public path of its own like /etc.clientlibs/');
  },
);

it('refuses a manifest that leads out of the folder', () => {
  build('fourth', ADDRESS, 4);
  writeFileSync(
    path.join(folder, 'asset-manifest.json'),
    JSON.stringify({
      files: { 'main.js': `${ADDRESS}static/main.js`, hosts: `${ADDRESS}../../../etc/hosts` },
      entrypoints: ['static/main.js'],
    }),
  );
  expect(() => openSpaApps([{ root: ROOT, folder }], () => {})).toThrow('outside the folder');
});
