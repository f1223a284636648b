/** @jest-turn 8 */
import { NEWS, startLaunchSite, text, type LaunchSite } from './launch-site';
import { page } from '../fixture-site';

const FOLDER = '/content/experience-fragments/ventora';
const TEMPLATE = '/conf/ventora/settings/wcm/templates/xf';

let at: LaunchSite;
beforeEach(async () => {
  at = await startLaunchSite();
  await at.site.repository.change((draft) => {
    draft.create(TEMPLATE, {
      'jcr:primaryType': 'cq:Template',
      'jcr:content': {
        ...{ 'jcr:primaryType': 'cq:PageContent', 'jcr:title': 'Experience fragment', status: 'enabled' },
        allowedPaths: ['/content/experience-fragments/ventora(/.*)?'],
      },
      initial: page('', { intro: text('Begin here') }),
    });
    draft.create('/content/experience-fragments', { 'jcr:primaryType': 'sling:Folder' });
    draft.create(FOLDER, { 'jcr:primaryType': 'sling:OrderedFolder' });
  });
});
afterEach(() => at.site.close());

test('a release has a new experience fragment with its first variation and another, and publishes all of it', async () => {
  const path = await at.make(NEWS);
  const create = (title: string, parentPath: string) =>
    at.post({ cmd: 'createPage', path, parentPath, title, template: TEMPLATE });
  const made = await create('Offer', FOLDER);
  expect(made.status).toBe(200);
  expect(made.release.changes.map(({ path: each, action }) => [each, action])).toEqual([
    [NEWS, 'change'],
    [`${FOLDER}/offer`, 'create'],
    [`${FOLDER}/offer/master`, 'create'],
  ]);
  expect((await create('Short', `${FOLDER}/offer`)).status).toBe(200);
  expect((await create('Deeper', `${FOLDER}/offer/short`)).status).toBe(403);
  expect(at.site.repository.get(`${FOLDER}/offer`)).toBeUndefined();

  await at.client.post(`${path}${FOLDER}/offer/short/jcr:content`, { './jcr:description': 'In a line' });
  const published = await at.post({ cmd: 'promote', path });
  expect([published.status, published.release.state]).toEqual([200, 'published']);
  const contentOf = (page: string) => at.site.repository.get(`${FOLDER}/${page}/jcr:content`)?.properties;
  expect(contentOf('offer')).toMatchObject({
    'sling:resourceType': 'cq/experience-fragments/components/experiencefragment',
  });
  expect(contentOf('offer/master')).toMatchObject({ 'cq:xfMasterVariation': true });
  expect(contentOf('offer/short')).toMatchObject({
    'cq:xfVariantType': 'web',
    'jcr:description': 'In a line',
  });
  expect(contentOf('offer/short')).not.toHaveProperty('cq:xfMasterVariation');
  expect(at.site.publishRepository.get(`${FOLDER}/offer/short`)).toBeDefined();

  await at.post({ cmd: 'takeBack', path });
  expect(at.site.repository.get(`${FOLDER}/offer`)).toBeUndefined();
});
