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
