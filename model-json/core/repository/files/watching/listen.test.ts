import type { Change } from '../../Repository';
import { component, contentFolder, openFolder, page } from '../../testing/content-folder';
import { HOME, smallSite, TEASER } from '../../testing/small-site';

it('notifies listeners of a change once, after it is in the tree', async () => {
  const { repository } = await smallSite();
  const changes: (Change & { title: unknown })[] = [];
  const stop = repository.onChange((change) =>
    changes.push({ ...change, title: repository.get(TEASER)?.properties['jcr:title'] }),
  );
  await repository.write(TEASER, component('teaser', { 'jcr:title': 'Dry air' }));
  await repository.write(TEASER, component('teaser', { 'jcr:title': 'Dry air' }));
  await repository.delete(`${HOME}/products`);
  stop();
  await repository.delete(HOME);
  expect(changes).toEqual([
    { version: 1, paths: [HOME], title: 'Dry air' },
    { version: 2, paths: [`${HOME}/products/m-50`, `${HOME}/products`], title: 'Dry air' },
  ]);
  expect(repository.version).toBe(3);
});

it('notifies the other listeners when one fails', async () => {
  const lines: string[] = [];
  const repository = await openFolder(contentFolder({ 'content.json': page('Content') }), lines);
  const paths: string[] = [];
  repository.onChange(() => {
    throw new Error('boom');
  });
  repository.onChange((change) => paths.push(...change.paths));
  await repository.write('/content/a', page('A'));
  expect(paths).toEqual(['/content/a']);
  expect(lines).toEqual(['A listener failed on change 1: Error: boom']);
});
