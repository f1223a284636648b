import { containerV1 } from '../../model-json/core/exporter/container/container-v1';
import type { Exporter } from '../../model-json/core/exporter/Exporter';
import { titleV3 } from '../../model-json/core/exporter/title/title-v3';
import { siteExporters } from '../../model-json/sites/ventora/exporters';
import { component, page } from './fixture-site';
import { complaints, startSite, type TestSite } from './start-site';

const title = (text: string) => component('title', { 'jcr:title': text, type: 'h1' });

/** Requests the page three times. */
async function visit(site: TestSite, url: string) {
  await site.publish.inject(url);
  await site.publish.inject(url);
  return site.publish.inject(url);
}

async function withContent(
  content: Parameters<typeof startSite>[0],
  check: (site: TestSite) => Promise<void>,
) {
  const site = await startSite(content);
  try {
    await check(site);
  } finally {
    await site.close();
  }
}

test('a page with a broken file is missing, while the rest of the site works', () =>
  withContent(
    { content: { 'content/ventora/gb/en/broken.json': '{ "jcr:primaryType": "cq:Page", ' } },
    async (site) => {
      expect((await visit(site, '/broken')).statusCode).toBe(404);
      expect((await site.publish.inject('/products')).statusCode).toBe(200);
      expect(complaints(site)).toEqual([expect.stringContaining('content/ventora/gb/en/broken.json')]);
      expect((await site.publish.inject('/healthz')).json()).toMatchObject({ problems: 1 });
    },
  ));

test('a component of an unknown type is left out and logged once', () =>
  withContent(
    {
      content: {
        'content/ventora/gb/en/odd.json': page('Odd', {
          title: title('Odd'),
          odd: component('no-such-thing'),
        }),
      },
    },
    async (site) => {
      expect((await visit(site, '/odd')).body).toContain('>Odd</h1>');
      expect(complaints(site)).toEqual([expect.stringContaining('ventora/components/no-such-thing')]);
    },
  ));

test('an author sees which component is unknown, in its place', () =>
  withContent(
    {
      content: {
        'content/ventora/gb/en/odd.json': page('Odd', {
          title: title('Odd'),
          odd: component('no-such-thing'),
        }),
      },
    },
    async (site) => {
      const url = '/content/ventora/gb/en/odd.model.json';
      const order = '"odd":{":type":"ventora/components/no-such-thing"}';
      expect((await site.author.inject(`${url}?wcmmode=edit`)).body).toContain(order);
      expect((await site.publish.inject(url)).body).not.toContain('no-such-thing');
    },
  ));

test('an author reads the title of an unknown component that a migration brought', () =>
  withContent(
    {
      content: {
        'apps/acme/pumps.json': {
          'jcr:primaryType': 'sling:Folder',
          pump: { 'jcr:primaryType': 'cq:Component', 'jcr:title': 'Acme pump' },
        },
        'content/ventora/gb/en/odd.json': page('Odd', {
          odd: component('', { 'sling:resourceType': 'acme/pumps/pump' }),
        }),
      },
    },
    async (site) => {
      const { body } = await site.author.inject('/content/ventora/gb/en/odd.model.json?wcmmode=edit');
      expect(body).toContain('"odd":{":type":"acme/pumps/pump","componentTitle":"Acme pump"}');
    },
  ));

test('a component whose exporter fails is left out and logged once, but authors see it in its place', () =>
  withContent(
    {
      server: {
        registry: {
          ...siteExporters,
          'ventora/components/text': () => {
            throw new RangeError('Invalid time value');
          },
        },
      },
      content: {
        'content/ventora/gb/en/odd.json': page('Odd', { title: title('Odd'), odd: component('text') }),
      },
    },
    async (site) => {
      expect((await visit(site, '/odd')).body).toContain('>Odd</h1>');
      expect(complaints(site)).toEqual([
        expect.stringMatching(/root\/odd: .*components\/text" failed: RangeError/),
      ]);
      const { body } = await site.author.inject('/content/ventora/gb/en/odd.model.json?wcmmode=edit');
      expect(body).toContain('"odd":{":type":"ventora/components/text"}');
    },
  ));

/** The title's exporter, except that one title gets an invalid model. */
const wrongTitle: Exporter = (resource, context) => ({
  ...titleV3(resource, context),
  ...(resource.properties['jcr:title'] === 'Wrong one' && { text: 12 }),
});

test('a component with an invalid model is left out and logged once', () =>
  withContent(
    {
      content: {
        'content/ventora/gb/en/odd.json': page('Odd', { title: title('Odd'), second: title('Wrong one') }),
      },
      server: { registry: { ...siteExporters, 'ventora/components/title': wrongTitle } },
    },
    async (site) => {
      const { body } = await visit(site, '/odd');
      expect(body).toContain('>Odd</h1>');
      expect(body).not.toContain('Wrong one');
      expect(complaints(site)).toEqual([
        expect.stringMatching(/^invalid-model .*ventora\/components\/title/),
      ]);
    },
  ));

/** A container that lists an item it does not have. */
const promising: Exporter = (resource, context) => {
  const model = containerV1(resource, context);
  return { ...model, ':itemsOrder': [...(model[':itemsOrder'] as string[]), 'ghost'] };
};

test('a listed but missing item is logged once', () =>
  withContent(
    { server: { registry: { ...siteExporters, 'ventora/components/container': promising } } },
    async (site) => {
      expect((await visit(site, '/de/de')).body).toContain('>Druckluft</h1>');
      expect(complaints(site)).toEqual([expect.stringMatching(/^missing-item .*ghost/)]);
    },
  ));

test('a cycle of resource super types affects its component only, not the page', () =>
  withContent(
    {
      content: {
        'apps/loop.json': {
          'jcr:primaryType': 'sling:Folder',
          a: { 'jcr:primaryType': 'cq:Component', 'sling:resourceSuperType': 'loop/b' },
          b: { 'jcr:primaryType': 'cq:Component', 'sling:resourceSuperType': 'loop/a' },
        },
        'content/ventora/gb/en/loop.json': page('Loop', {
          title: title('Loop'),
          loop: { 'jcr:primaryType': 'nt:unstructured', 'sling:resourceType': 'loop/a' },
        }),
      },
    },
    async (site) => {
      const answer = await visit(site, '/loop');
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('>Loop</h1>');
      expect(complaints(site)).toEqual([expect.stringContaining('loop/a')]);
    },
  ));
