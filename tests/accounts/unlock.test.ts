import { PLACES } from './people';
import { startRightsSite, type RightsSite } from './rights-site';

let rights: RightsSite;
beforeAll(async () => {
  rights = await startRightsSite();
});
afterAll(() => rights.site.close());

it('lets the person who has locked a page or an administrator unlock it, and nobody else', async () => {
  const command = (cmd: string, who: string) =>
    rights.site.post('/bin/wcmcommand', { cmd, path: PLACES.own }, rights.send(who));
  const isLocked = () =>
    rights.site.repository.get(`${PLACES.own}/jcr:content`)?.properties['jcr:lockOwner'] !== undefined;
  expect((await command('lockPage', 'an author who may write')).status).toBe(200);
  expect((await command('unlockPage', 'a publisher')).status).toBe(423);
  expect(isLocked()).toBe(true);
  expect((await command('unlockPage', 'an administrator')).status).toBe(200);
  expect(isLocked()).toBe(false);
  await command('lockPage', 'an author who may write');
  expect((await command('unlockPage', 'an author who may write')).status).toBe(200);
  expect(isLocked()).toBe(false);
});
