import { expect, test } from '../sample-page';
import { UniversalHost } from './universal-host';

test('Adobe’s unmodified script lets an editor of another kind change a page', async ({ page, sample }) => {
  const host = new UniversalHost(page);
  const urn = (relative: string) => `urn:aemconnection:${sample.main}/${relative}`;
  await host.open(sample.path);
  await expect
    .poll(async () => (await host.editables()).map(({ resource }) => resource))
    .toContain(urn('intro'));
  const title = (await host.editables()).find((each) => each.resource === urn('intro/title') && each.model);
  expect(title).toMatchObject({ type: 'component', model: 'title' });

  const { component, model, filter } =
    await host.ask<Record<string, { id?: string; groups?: unknown[] }[]>>('getDefinitions');
  expect(component).toHaveProperty('groups');
  expect(model?.map(({ id }) => id)).toContain('teaser');
  expect(filter?.map(({ id }) => id)).toContain('root/main/intro');

  // A text changes where it stands, without a reload.
  const request = {
    target: { resource: urn('intro/title'), prop: 'jcr:title', type: 'text' },
    value: 'Clean air',
  };
  const { status, answer } = await host.call('update', request);
  expect([status, answer]).toEqual([200, expect.objectContaining({ change: expect.any(Number) })]);
  const patch = { name: 'jcr:title', value: 'Clean air' };
  const selector = `[data-aue-resource="${urn('intro/title')}"]`;
  await host.ask('triggerEvent', 'aue:content-patch', selector, { request, patch, response: answer });
  await expect(host.frame.getByRole('heading', { name: 'Clean air' })).toBeVisible();
  expect((await sample.stored('intro/title'))['jcr:title']).toBe('Clean air');

  // What is added shows after the reload that Adobe's script makes.
  const added = await host.call('add', {
    target: { container: { resource: urn('intro'), type: 'container', prop: '' } },
    content: {
      name: 'text',
      aem: { page: { resourceType: 'ventora/components/text', template: { text: '<p>New words</p>' } } },
    },
  });
  expect(added.status).toBe(200);
  await host
    .ask('triggerEvent', 'aue:content-add', `[data-aue-resource="${urn('intro')}"]`, added)
    .catch(() => {});
  await expect(host.frame.getByText('New words')).toBeVisible();

  const gone = await host.call('remove', {
    target: { component: { resource: urn('pictures/image') }, container: { resource: urn('pictures') } },
  });
  await host.ask('triggerEvent', 'aue:content-remove', undefined, {
    resource: urn('pictures/image'),
    response: gone,
  });
  await expect(host.frame.locator(`[data-aue-resource="${urn('pictures/image')}"]`)).toHaveCount(0);
  expect(await sample.stored('pictures')).not.toHaveProperty('image');

  // The page editor goes on with the same page.
  await sample.open();
  await expect(sample.frame.getByRole('heading', { name: 'Clean air' })).toBeVisible();
});

test('Adobe’s unmodified script shows what another editor changes, moves and copies, and each is taken back', async ({
  page,
  sample,
}) => {
  await sample.addTeaser();
  const host = new UniversalHost(page);
  const urn = (relative: string) => `urn:aemconnection:${sample.main}/${relative}`;
  const at = (relative: string) => `[data-aue-resource="${urn(relative)}"]`;
  const all = () => Promise.all(['intro', 'pictures', 'facts'].map((part) => sample.stored(part)));
  await host.open(sample.path);
  await expect
    .poll(async () => (await host.editables()).map(({ resource }) => resource))
    .toContain(urn('intro/teaser'));
  const before = await all();
  const changes: unknown[] = [];
  const change = async (name: string, payload: object) => {
    const { status, answer } = await host.call(name, payload);
    expect([name, status, answer]).toEqual([
      name,
      200,
      expect.objectContaining({ change: expect.any(Number) }),
    ]);
    changes.push(answer['change']);
    return answer;
  };
  const patch = async (relative: string, name: string, value: string, reloads = false) => {
    const connections = await host.connections();
    const request = { target: { resource: urn(relative) }, patch: { name, value } };
    const response = await change('patch', request);
    const told = host.ask('triggerEvent', 'aue:content-patch', at(relative), {
      ...{ request, patch: request.patch, response },
    });
    // Adobe's script reloads the page for what it cannot show in place, and the answer is lost.
    if (!reloads) await told;
    else await expect.poll(() => host.connections()).toBeGreaterThan(connections);
  };

  const picture = '/content/dam/ventora/products/m-50.jpg';
  await patch('pictures/image', 'fileReference', picture, true);
  await expect(host.frame.locator(`${at('pictures/image')} img`)).toHaveAttribute('src', /m-50\.jpe?g$/);
  await patch('intro/text', 'text', '<p>Dry, and <strong>clean</strong>.</p>');
  await expect(host.frame.locator(`${at('intro/text')} strong`)).toHaveText('clean');
  await patch('pictures/image', 'linkURL', '/content/ventora/gb/en/products', true);
  await expect(host.frame.locator(`${at('pictures/image')} a[href*="/products"]`)).toBeVisible();

  const [from, to] = [urn('intro'), urn('facts/item_1')];
  await change('move', {
    from: { container: { resource: from }, component: { resource: urn('intro/teaser') } },
    to: { container: { resource: to }, before: { resource: urn('facts/item_1/text') } },
  });
  await host.ask('triggerEvent', 'aue:content-move', at('facts/item_1'), {
    ...{ from, to, component: urn('intro/teaser'), before: urn('facts/item_1/text') },
  });
  await expect(host.frame.locator(`${at('facts/item_1')} ${at('facts/item_1/teaser')}`)).toBeVisible();

  const source = { component: { resource: urn('intro/title') }, container: urn('intro') };
  const target = { container: { resource: urn('intro') } };
  const copied = await change('copy', { source, target });
  await host.ask('triggerEvent', 'aue:content-copy', at('intro/title'), {
    source,
    target: { container: urn('intro'), newName: 'Copy', before: urn('intro/text') },
    response: copied,
  });
  const copy = host.frame.locator(`[data-aue-resource="${String(copied['resource'])}"]`);
  await expect(copy).toContainText('Dry air for paint shops');

  expect(await all()).not.toEqual(before);
  for (const number of changes.reverse()) {
    const { status } = await host.call('undo', { change: number });
    expect(status).toBe(200);
  }
  expect(await all()).toEqual(before);
});
