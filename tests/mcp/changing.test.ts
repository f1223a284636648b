import type { ReadComponent } from '../../model-json/core/server/mcp/content/read-components';
import type { Sender } from '../accounts/guarded-site';
import { FRAGMENT, GB, NEWS, startAgentSite, treeOf, type Agent, type AgentSite } from './agent-site';

/* What agents change: drafts, which are undone exactly. */

let site: AgentSite;
let agent: Agent;
let sender: Sender;
beforeAll(async () => {
  site = await startAgentSite();
  sender = site.person('jane', 'publisher', [{ path: '/content', level: 'publish' }]);
  agent = await site.agent(sender);
});
afterAll(() => site.close());

const read = async () =>
  (
    await agent.call<{ content: { version: string; modifiedBy?: string } }>('get-aem-page-content', {
      path: NEWS,
    })
  ).content;
/** All that the page stores, but who changed it last and its identity. */
const stored = () =>
  JSON.stringify(treeOf(site.repository.get(`${NEWS}/jcr:content`))).replace(
    /"(?:cq:lastModified(?:By)?|jcr:uuid)":"[^"]*",?/g,
    '',
  );
const commands = [
  {
    type: 'insert',
    container: 'root/main',
    resourceType: 'ventora/components/text',
    values: { text: '<p>New</p>' },
    position: 'first',
  },
  { type: 'set', component: 'root/main/title', values: { 'jcr:title': 'Changed' } },
  { type: 'move', component: 'root/main/box', container: 'root/main', position: 'first' },
  { type: 'delete', component: 'root/main/teaser' },
];

it('changes a draft as proposed, says for whom, and undoes it exactly', async () => {
  const [before, visitors] = [stored(), site.visitors()];
  const { version } = await read();
  const proposed = await agent.call<{ content: { differences: object[] } }>('propose-aem-page-content', {
    path: NEWS,
    version,
    commands,
  });
  expect(stored()).toBe(before);
  const { content } = await agent.call<{ content: { differences: object[]; change: number } }>(
    'patch-aem-page-content',
    { path: NEWS, version, commands },
  );
  expect(content.differences).toEqual(proposed.content.differences);
  expect(stored()).not.toBe(before);
  expect((await read()).modifiedBy).toBe('agent on behalf of jane');
  expect(await agent.refused('patch-aem-page-content', { path: NEWS, version, commands })).toMatchObject({
    code: 'stale',
  });
  await agent.call('undo-aem-change', { change: content.change });
  expect(stored()).toBe(before);
  expect(site.visitors()).toBe(visitors);
});

it('refuses what the template has locked, and values that are not the dialog’s', async () => {
  const { version } = await read();
  const patch = (command: object) =>
    agent.refused('patch-aem-page-content', { path: NEWS, version, commands: [command] });
  expect(await patch({ type: 'delete', component: 'root/top' })).toMatchObject({ code: 'not-allowed' });
  expect(await patch({ type: 'set', component: 'root/main/title', values: { x: 1 } })).toMatchObject({
    code: 'invalid',
  });
});

it('chooses styles of the policy, and lays out in the columns of the container', async () => {
  const before = stored();
  const { version } = await read();
  const looks = [
    { type: 'style', component: 'root/main/text', styles: ['round', 'lead', 'line'] },
    { type: 'layout', component: 'root/main/text', layout: { width: 6, offset: 3 } },
    { type: 'layout', component: 'root/main/text', breakpoint: 'phone', layout: { isHidden: true } },
  ];
  const { content } = await agent.call<{ content: { change: number } }>('patch-aem-page-content', {
    ...{ path: NEWS, version, commands: looks },
  });
  const page = await agent.call<{ content: { breakpoints: object[]; components: ReadComponent[] } }>(
    'get-aem-page-content',
    { path: NEWS },
  );
  expect(page.content.breakpoints).toMatchObject([{ name: 'default' }, { name: 'phone', width: 650 }]);
  const main = page.content.components[0]?.children?.find(({ path }) => path === 'root/main');
  expect(main?.children?.find(({ path }) => path === 'root/main/text')).toMatchObject({
    styles: ['lead', 'line', 'round'],
    columns: 12,
    layout: { default: { width: 6, offset: 3, isHidden: false }, phone: { isHidden: true } },
  });
  const { components } = await agent.call<{ components: { resourceType: string; styles?: object[] }[] }>(
    'get-aem-page-content-definition',
    { path: NEWS, container: 'root/main' },
  );
  expect(components.find(({ resourceType }) => resourceType.endsWith('/text'))?.styles).toMatchObject([
    { label: 'Look', multiple: false },
    { label: 'Edges', multiple: true },
  ]);
  await agent.call('undo-aem-change', { change: content.change });
  expect(stored()).toBe(before);
});

it.each([
  [{ type: 'style', styles: ['loud'] }, /lead \(Lead\)/],
  [{ type: 'style', styles: ['lead', 'small'] }, /should stay/],
  [{ type: 'layout', layout: { width: 13 } }, /12 at most/],
  [{ type: 'layout', breakpoint: 'watch', layout: { width: 6 } }, /default, phone/],
])('refuses looks that the template does not have: %j', async (command, cure) => {
  const { version } = await read();
  expect(
    await agent.refused('patch-aem-page-content', {
      ...{ path: NEWS, version, commands: [{ ...command, component: 'root/main/text' }] },
    }),
  ).toMatchObject({ code: 'invalid', cure: expect.stringMatching(cure) });
});

it('changes a fragment, and undoes that', async () => {
  const { content } = await agent.call<{ content: { version: string } }>('get-aem-fragment', {
    path: FRAGMENT,
  });
  const done = await agent.call<{ content: { change: number } }>('patch-aem-fragment', {
    path: FRAGMENT,
    version: content.version,
    values: { headline: 'Wet air' },
  });
  await agent.call('undo-aem-change', { change: done.content.change });
  const { content: now } = await agent.call<{ content: { values: object } }>('get-aem-fragment', {
    path: FRAGMENT,
  });
  expect(now.values).toMatchObject({ headline: 'Dry air' });
});

it('writes nothing for those who may only read', async () => {
  const reader = await site.agent(site.person('rita', 'author', [{ path: '/content', level: 'read' }]));
  const { version } = await read();
  const before = stored();
  expect(await reader.refused('patch-aem-page-content', { path: NEWS, version, commands })).toMatchObject({
    code: 'not-allowed',
  });
  expect(stored()).toBe(before);
});

it('creates pages, fragments and releases, and asks for a review, without publishing anything', async () => {
  const visitors = site.visitors();
  const template = '/conf/ventora/settings/wcm/templates/news';
  const page = await agent.call<{ path: string; change: number }>('create-aem-page', {
    ...{ parentPath: GB, title: 'More news', template },
  });
  await agent.call('undo-aem-change', { change: page.change });
  expect(site.repository.get(page.path)).toBeUndefined();
  const made = await agent.call<{ path: string; change: number }>('create-aem-fragment', {
    ...{ parentPath: '/content/dam/ventora/fragments', name: 'water', title: 'Water' },
    ...{ model: '/conf/ventora/settings/dam/cfm/models/article', values: { headline: 'Wet' } },
  });
  await agent.call('undo-aem-change', { change: made.change });
  expect(site.repository.get(made.path)).toBeUndefined();
  const release = await agent.call<{ pages: { copy: string }[] }>('create-aem-page-launch', {
    ...{ title: 'Spring', pages: [NEWS] },
  });
  expect(site.repository.get(release.pages[0]!.copy)).toBeDefined();
  expect(await agent.call('request-aem-review', { path: NEWS, note: 'Please' })).toMatchObject({
    path: NEWS,
  });
  expect(site.visitors()).toBe(visitors);
});
