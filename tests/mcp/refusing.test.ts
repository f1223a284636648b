/** @jest-turn 7 */
import type { Sender } from '../accounts/guarded-site';
import { GB, NEWS, startAgentSite, treeOf, type Agent, type AgentSite } from './agent-site';

/* What agents are refused on pages that other people work on, and what they can do in releases. */

let site: AgentSite;
let agent: Agent;
let erika: Sender;
beforeEach(async () => {
  site = await startAgentSite();
  const grants = [{ path: '/content', level: 'publish' as const }];
  agent = await site.agent(site.person('jane', 'publisher', grants));
  erika = site.person('erika', 'publisher', grants);
});
afterEach(() => site.close());

const rename = (title: string) => [
  { type: 'set', component: 'root/main/title', values: { 'jcr:title': title } },
];
const version = async (path = NEWS) =>
  (await agent.call<{ content: { version: string } }>('get-aem-page-content', { path })).content.version;
const patch = async (path: string, title: string) =>
  (
    await agent.call<{ content: { change: number } }>('patch-aem-page-content', {
      ...{ path, version: await version(path), commands: rename(title) },
    })
  ).content.change;
const titleOf = (path: string) =>
  site.repository.get(`${path}/jcr:content/root/main/title`)?.properties['jcr:title'];
const content = () => JSON.stringify(treeOf(site.repository.get(GB)));

it('leaves a page alone that somebody else has locked, and says who has', async () => {
  const change = await patch(NEWS, 'Before the lock');
  const { status } = await site.post('/bin/wcmcommand', { cmd: 'lockPage', path: NEWS }, erika);
  expect(status).toBe(200);
  const before = content();
  for (const [name, input] of [
    ['patch-aem-page-content', { path: NEWS, version: await version(), commands: rename('Locked') }],
    ['undo-aem-change', { change }],
  ] as const)
    expect(await agent.refused(name, input)).toMatchObject({
      code: 'locked',
      message: expect.stringContaining('erika') as unknown,
      cure: expect.stringContaining('unlock') as unknown,
    });
  expect(content()).toBe(before);
  expect((await site.post('/bin/wcmcommand', { cmd: 'unlockPage', path: NEWS }, erika)).status).toBe(200);
  await agent.call('undo-aem-change', { change });
  expect(titleOf(NEWS)).toBe('News of the day');
});

it('undoes nothing that somebody else has changed since, and says what and what helps', async () => {
  const change = await patch(NEWS, 'By the agent');
  await site.post(`${NEWS}/jcr:content/root/main/title`, { 'jcr:title': 'By Erika' }, erika);
  expect(await agent.refused('undo-aem-change', { change })).toMatchObject({
    code: 'stale',
    cure: expect.stringContaining('patch-aem-page-content') as unknown,
    details: { changes: [{ kind: 'changed', after: 'By Erika' }] },
  });
  expect(titleOf(NEWS)).toBe('By Erika');
});

it('changes the copy in a release, not the page, and undoes that', async () => {
  const visitors = site.visitors();
  const { pages } = await agent.call<{ pages: { copy: string }[] }>('create-aem-page-launch', {
    ...{ title: 'Spring', pages: [NEWS] },
  });
  const { copy } = pages[0]!;
  const change = await patch(copy, 'In spring');
  expect([titleOf(copy), titleOf(NEWS)]).toEqual(['In spring', 'News of the day']);
  await agent.call('undo-aem-change', { change });
  expect(titleOf(copy)).toBe('News of the day');
  expect(site.visitors()).toBe(visitors);
});
