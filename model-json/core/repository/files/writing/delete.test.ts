import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { page } from '../../testing/content-folder';
import { HOME, smallSite, TEASER } from '../../testing/small-site';

describe('a deletion', () => {
  it('removes a component', async () => {
    const { folder, repository } = await smallSite();
    await repository.delete(TEASER);
    expect(repository.get(TEASER)).toBeUndefined();
    expect(folder.text('content/ventora/en.json')).not.toContain('teaser');
  });

  it('removes a page with its child pages, file and folder', async () => {
    const { folder, repository } = await smallSite();
    await repository.delete(`${HOME}/products`);
    expect(repository.get(`${HOME}/products`)).toBeUndefined();
    expect(repository.get(`${HOME}/products/m-50`)).toBeUndefined();
    expect(readdirSync(join(folder.dir, 'content/ventora/en'))).toEqual(['about.json']);
    expect(existsSync(join(folder.dir, 'content/ventora/en.json'))).toBe(true);
  });

  it('removes an implied folder, which also disappears with its last page', async () => {
    const { repository } = await smallSite();
    await repository.write(`${HOME}/blog/2026/dry-air`, page('Dry air'));
    await repository.delete(`${HOME}/blog/2026/dry-air`);
    expect(repository.get(`${HOME}/blog`)).toBeUndefined();
    await repository.write(`${HOME}/blog/2026/dry-air`, page('Dry air'));
    await repository.delete(`${HOME}/blog`);
    expect(repository.get(`${HOME}/blog`)).toBeUndefined();
  });

  it('changes nothing if there is no node', async () => {
    const { repository } = await smallSite();
    await repository.delete(`${HOME}/nowhere`);
    await repository.delete(`${HOME}/jcr:content/root/nowhere`);
    expect(repository.version).toBe(0);
  });

  it('puts a page that comes back in its former place', async () => {
    const { repository } = await smallSite();
    await repository.delete(`${HOME}/products`);
    await repository.write(`${HOME}/products`, page('Products again'));
    expect(repository.list(HOME).map(({ name }) => name)).toEqual(['jcr:content', 'products', 'about']);
  });
});
