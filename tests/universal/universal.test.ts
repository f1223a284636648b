import { parseDocument } from 'htmlparser2';
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { agentContent, NEWS } from '../mcp/agent-site';
import { startSite } from '../server/start-site';
import { MAIN, startUniversalSite, type UniversalSite } from './universal-site';

/* What the Universal Editor finds on author's pages, and what author makes of its calls. */

let site: UniversalSite;
beforeAll(async () => {
  site = await startUniversalSite();
});
afterAll(() => site.close());
const json: UniversalSite['json'] = (address) => site.json(address);
const call: UniversalSite['call'] = (name, payload) => site.call(name, payload);
const stored = () => site.stored();

async function page(): Promise<string> {
  const { body, statusCode } = await site.author.inject(`${NEWS}.html`);
  expect(statusCode).toBe(200);
  return body;
}

const found = (html: string, query: string): Element[] =>
  selectAll<AnyNode, Element>(query, parseDocument(html));

describe('a page on author', () => {
  it('says of each of its components where it is stored, and how it is edited', async () => {
    const html = await page();
    const [title] = found(html, `[data-aue-resource="${MAIN}/title"]`);
    expect(title?.attribs).toMatchObject({
      'data-aue-type': 'component',
      'data-aue-label': 'Title',
      'data-aue-model': 'title',
    });
    const [main] = found(html, `[data-aue-resource="${MAIN}"]`);
    expect(main?.attribs).toMatchObject({ 'data-aue-type': 'container', 'data-aue-filter': 'root/main' });
    expect(found(html, `[data-aue-resource="${MAIN}/box/inner"]`)).toHaveLength(1);
  });

  it('marks texts that are edited where they stand', async () => {
    const html = await page();
    const [title] = found(html, '[data-aue-model="title"] [data-aue-prop="jcr:title"]');
    expect(title?.attribs['data-aue-type']).toBe('text');
    const [text] = found(html, `[data-aue-resource="${MAIN}/text"] [data-aue-prop="text"]`);
    expect(text?.attribs['data-aue-type']).toBe('richtext');
  });

  it('leaves what the template has around its content to the template', async () => {
    const html = await page();
    expect(html).toContain('From the template');
    expect(html).not.toContain(`${NEWS}/jcr:content/root/top`);
  });

  it('announces the server and its definitions, which can be loaded', async () => {
    const html = await page();
    const [system] = found(html, 'meta[name="urn:adobe:aue:system:aemconnection"]');
    expect(system?.attribs['content']).toMatch(/^aem:http:/);
    const scripts = found(html, 'script[type^="application/vnd.adobe.aue."]');
    expect(scripts.map(({ attribs }) => attribs['type'])).toEqual([
      'application/vnd.adobe.aue.component+json',
      'application/vnd.adobe.aue.model+json',
      'application/vnd.adobe.aue.filter+json',
    ]);
    for (const { attribs } of scripts) expect(await json(attribs['src'] ?? '')).toBeTruthy();
    const { body, headers } = await site.author.inject('/universal-editor/cors.js');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(body).toContain('aue:content-patch');
  });

  it('is for visitors as it was, and has nothing of it where it is switched off', async () => {
    expect((await site.publish.inject(`${NEWS}.html`)).body).not.toContain('data-aue');
    expect((await site.publish.inject('/universal-editor/cors.js')).statusCode).toBe(404);
    const off = await startSite({ content: agentContent });
    expect((await off.author.inject(`${NEWS}.html`)).body).not.toContain('data-aue');
    expect((await off.author.inject('/universal-editor/component-models.json')).statusCode).toBe(404);
    await off.close();
  });
});

describe('definitions', () => {
  it('offer each component that authors can insert, with its model', async () => {
    const { groups } = await json<{
      groups: { title: string; components: { id: string; model?: string }[] }[];
    }>('/universal-editor/component-definition.json');
    const all = groups.flatMap(({ components }) => components);
    expect(all).toContainEqual(
      expect.objectContaining({
        id: 'teaser',
        model: 'teaser',
        plugins: { aem: { page: expect.objectContaining({ resourceType: 'ventora/components/teaser' }) } },
      }),
    );
    const models = await json<{ id: string; fields: { name: string; component: string }[] }[]>(
      '/universal-editor/component-models.json',
    );
    expect(new Set(models.map(({ id }) => id)).size).toBe(models.length);
    for (const { model } of all) if (model) expect(models.map(({ id }) => id)).toContain(model);
    const title = models.find(({ id }) => id === 'title');
    expect(title?.fields).toContainEqual(
      expect.objectContaining({ component: 'text', name: 'jcr:title', valueType: 'string' }),
    );
  });

  it('let a container take what its policy allows', async () => {
    const filters = await json<{ id: string; components: string[] }[]>(
      `/universal-editor/component-filters.json?page=${NEWS}`,
    );
    expect(filters.find(({ id }) => id === 'root/main')?.components.sort()).toEqual(
      ['container', 'image', 'tabs', 'teaser', 'text', 'title'].sort(),
    );
  });
});

describe('calls', () => {
  it('read what a component stores', async () => {
    const { answer } = await call('details', {
      target: { resource: `${MAIN}/title`, type: 'component', prop: '' },
    });
    expect(answer['data']).toMatchObject({ 'jcr:title': 'News of the day' });
    // The grid that it is laid out in, and the widths that the template knows.
    expect(answer['grid']).toMatchObject({
      columns: 12,
      breakpoints: [{ name: 'default' }, { name: 'phone', title: 'Phone', width: 650 }],
    });
    const { answer: panel } = await call('details', { target: { resource: `${MAIN}/tabs/item_1` } });
    expect(panel).not.toHaveProperty('grid');
  });

  it.each([
    ['update', { target: { resource: `${MAIN}/title`, prop: 'jcr:title', type: 'text' }, value: 'Updated' }],
    ['patch', { target: { resource: `${MAIN}/title` }, patch: { name: 'type', value: 'h2' } }],
    [
      'patch',
      {
        target: { resource: `${MAIN}/text` },
        patch: [
          { name: 'text', value: '<p>Both</p>' },
          { name: 'cq:styleIds', value: ['lead'] },
          { name: 'cq:responsive/phone', value: { width: 6, offset: 0 } },
        ],
      },
    ],
    [
      'add',
      {
        target: { container: { resource: MAIN, type: 'container', prop: '' } },
        content: {
          name: 'text',
          aem: { page: { resourceType: 'ventora/components/text', template: { text: '<p>New</p>' } } },
        },
      },
    ],
    [
      'move',
      {
        from: { container: { resource: MAIN }, component: { resource: `${MAIN}/teaser` } },
        to: { container: { resource: `${MAIN}/box` }, before: { resource: `${MAIN}/box/inner` } },
      },
    ],
    [
      'copy',
      { source: { component: { resource: `${MAIN}/title` } }, target: { container: { resource: MAIN } } },
    ],
    ['remove', { target: { component: { resource: `${MAIN}/text` }, container: { resource: MAIN } } }],
  ])('%s changes the page as a person would, and is undone exactly', async (name, payload) => {
    const before = stored();
    const { statusCode, answer } = await call(name, payload);
    expect([statusCode, answer]).toEqual([200, expect.objectContaining({ change: expect.any(Number) })]);
    expect(stored()).not.toBe(before);
    expect((await call('undo', { change: answer['change'] })).statusCode).toBe(200);
    expect(stored()).toBe(before);
  });

  it('say where a component is that was moved', async () => {
    const { answer } = await call('move', {
      from: { component: { resource: `${MAIN}/title` } },
      to: { container: { resource: MAIN } },
    });
    expect(answer).toMatchObject({ resource: `${MAIN}/title`, change: expect.any(Number) });
    await call('undo', { change: answer['change'] });
  });

  it('say where a component is that was added', async () => {
    const { answer } = await call('add', {
      target: { container: { resource: MAIN }, before: `${MAIN}/teaser` },
      content: {
        aem: { page: { resourceType: 'ventora/components/title', template: { 'jcr:title': 'Here' } } },
      },
    });
    const path = String(answer['resource']).replace('urn:aemconnection:', '');
    expect(site.repository.get(path)?.properties).toMatchObject({ 'jcr:title': 'Here' });
    const names = [...(site.repository.get(`${NEWS}/jcr:content/root/main`)?.children.keys() ?? [])];
    expect(names.indexOf('teaser') - names.indexOf(path.split('/').at(-1) ?? '')).toBe(1);
    await call('undo', { change: answer['change'] });
  });

  it('publish the pages of the references', async () => {
    const { answer } = await call('update', {
      target: { resource: `${MAIN}/title`, prop: 'jcr:title' },
      value: 'Out',
    });
    expect(answer['change']).toEqual(expect.any(Number));
    // Applications can refer to pages that are not here.
    const elsewhere = 'urn:aemconnection:/content/wknd/us/en/jcr:content/root/title';
    const references = [`${MAIN}/title`, `${MAIN}/text`, elsewhere];
    const { answer: done } = await call('publish', { references });
    expect(done).toEqual({ publishes: [NEWS] });
    expect((await call('publish', { references: [elsewhere] })).statusCode).toBe(404);
    expect((await site.publish.inject(`${NEWS}.html`)).body).toContain('Out');
  });
});
