/**
 * @jest-environment-options {"customExportConditions": ["harbour", "node", "node-addons"]}
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { projectFolder, writeProject } from '../../scripts/package/site-project';
import { Httpd, whyNoHttpd } from './httpd';

/* The web server's configuration as generated for another site: which path of its publish an address reaches. */

const root = path.resolve(__dirname, '../..');
const missing = whyNoHttpd();
if (missing !== undefined) console.warn(`NOT TESTED: httpd in front of the second site. ${missing}`);
const withHttpd = missing === undefined ? describe : describe.skip;

withHttpd('httpd in front of the second site', () => {
  let publish: Server;
  let httpd: Httpd;

  beforeAll(async () => {
    // It answers each request with the path that it was asked for.
    publish = createServer(({ url }, answer) => {
      answer.statusCode = url?.includes('missing') ? 404 : 200;
      answer.end(url);
    });
    await new Promise<void>((listening) => publish.listen(0, 'localhost', listening));
    await writeProject(root);
    const { port } = publish.address() as AddressInfo;
    const configuration = path.join(projectFolder(root), 'ui.apps/dispatcher/src');
    httpd = await Httpd.start(`http://localhost:${port}`, {}, undefined, configuration);
  }, 120_000);

  afterAll(async () => {
    await httpd?.stop();
    publish.close();
  });

  const visit = (address: string) => fetch(httpd.origin + address, { redirect: 'manual' });

  it.each([
    ['/', '/content/harbour/gb/en.html'],
    ['/visit', '/content/harbour/gb/en/visit.html'],
    ['/gb/fr', '/content/harbour/gb/fr.html'],
    ['/gb/fr/visit', '/content/harbour/gb/fr/visit.html'],
    ['/visit.model.json', '/content/harbour/gb/en/visit.model.json'],
  ])('reads %s as %s', async (address, resource) => {
    expect(await (await visit(address)).text()).toBe(resource);
  });

  it.each([
    ['/gb/en/visit', '/visit'],
    ['/content/harbour/gb/en/visit', '/visit'],
    ['/content/harbour/gb/fr/visit/', '/gb/fr/visit'],
    ['/visit.html', '/visit'],
  ])('redirects %s to its one address, %s', async (address, short) => {
    const { status, headers } = await visit(address);
    expect([status, new URL(headers.get('location')!, httpd.origin).pathname]).toEqual([301, short]);
  });

  it('shows the error page of the visitor’s language', async () => {
    expect(await (await visit('/missing')).text()).toBe('/content/harbour/gb/en/errors/404.html');
    expect(await (await visit('/gb/fr/missing')).text()).toBe('/content/harbour/gb/fr/errors/404.html');
  });
});
