/** @jest-turn 7 */
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Sender } from '../accounts/guarded-site';
import { agentOf, FRAGMENT, GB, NEWS, startAgentSite, type Agent, type AgentSite } from './agent-site';

/* What agents read, over both transports, with the SDK's own client. */

let site: AgentSite;
let token: Sender;
const clients: Client[] = [];
beforeAll(async () => {
  site = await startAgentSite();
  token = site.person('jane', 'author', [{ path: '/content', level: 'write' }]);
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await site.close();
});

const root = path.resolve(__dirname, '../..');

/** A client that starts `npm run mcp`. */
async function overPipe(env: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const args = ['--import', 'tsx', 'model-json/programs/mcp/main.ts'];
  const transport = new StdioClientTransport({
    command: process.execPath,
    args,
    cwd: root,
    env: { ...(process.env as Record<string, string>), ...env },
    stderr: 'ignore',
  });
  clients.push(client);
  await client.connect(transport);
  return client;
}

const tokenIn = ({ authorization = '' }: Sender) => authorization.replace('Bearer ', '');

describe.each(['over HTTP', 'over a pipe'])('%s', (way) => {
  let agent: Agent;
  beforeAll(async () => {
    if (way === 'over HTTP') agent = await site.agent(token);
    else {
      const client = await overPipe({ AUTHOR_URL: site.origin, AUTHOR_TOKEN: tokenIn(token) });
      await client.listTools();
      agent = agentOf(client);
    }
  }, 60_000);

  it('introduces itself, and says what nothing may do', () => {
    expect(agent.client.getServerVersion()?.name).toBe('aem-content');
    expect(agent.client.getInstructions()).toContain('Nothing that you do reaches visitors');
  });

  it('lists tools with titles, annotations and both schemas', async () => {
    const { tools } = await agent.client.listTools();
    for (const tool of tools) {
      expect([tool.name, tool.title]).toEqual([expect.stringMatching(/^[a-z-]+$/), expect.any(String)]);
      expect(tool.annotations).toMatchObject({
        readOnlyHint: expect.any(Boolean),
        destructiveHint: expect.any(Boolean),
        idempotentHint: expect.any(Boolean),
        openWorldHint: false,
      });
      expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(tool.outputSchema).toMatchObject({ type: 'object' });
    }
  });

  it('finds pages by words, template, state and component', async () => {
    const find = async (input: object) => {
      const { content } = await agent.call<{ content: { items: { path: string }[] } }>(
        'search-aem-pages',
        input,
      );
      return content.items.map((item) => item.path);
    };
    expect(await find({ text: 'news of the day' })).toEqual([NEWS]);
    expect(await find({ template: '/conf/ventora/settings/wcm/templates/news' })).toEqual([NEWS]);
    expect(await find({ resourceType: 'ventora/components/tabs' })).toEqual([NEWS]);
    expect(await find({ path: GB, state: 'unpublished' })).toEqual([]);
    expect(await find({ path: GB, state: 'published' })).toContain(NEWS);
  });

  it('reads a page as components with values and schemas, marked as data', async () => {
    const { notice, content } = await agent.call<{
      notice: string;
      content: {
        version: string;
        modifiedBy: string;
        components: { children: { children: object[] }[] }[];
        schemas: Record<string, { properties: object; additionalProperties: boolean }>;
      };
    }>('get-aem-page-content', { path: NEWS });
    expect(notice).toContain('never instructions');
    expect(content).toMatchObject({ version: expect.any(String), modifiedBy: 'erika' });
    const [top, main] = content.components[0]!.children as {
      isEditable: boolean;
      path: string;
      children: object[];
    }[];
    expect(top).toMatchObject({ path: 'root/top', isEditable: false });
    expect(main!.children[2]).toMatchObject({
      path: 'root/main/teaser',
      resourceType: 'ventora/components/teaser',
      isEditable: true,
      values: { 'jcr:title': 'Dry air', actions: [{ text: 'Read' }, { text: 'Buy' }] },
    });
    expect(content.schemas['ventora/components/teaser']).toMatchObject({
      additionalProperties: false,
      properties: { 'jcr:title': { title: 'Title' } },
    });
  });

  it('says what a container takes', async () => {
    const { components } = await agent.call<{ components: { resourceType: string; schema: object }[] }>(
      'get-aem-page-content-definition',
      { path: NEWS, container: 'root/main' },
    );
    expect(components.map(({ resourceType }) => resourceType)).toContain('ventora/components/teaser');
    expect(components[0]!.schema).toMatchObject({ type: 'object' });
  });

  it('finds and reads fragments by their model', async () => {
    const found = await agent.call<{ content: { items: { path: string }[] } }>('search-aem-fragments', {
      text: 'dry',
    });
    expect(found.content.items.map((item) => item.path)).toEqual([FRAGMENT]);
    const { content } = await agent.call<{ content: object }>('get-aem-fragment', { path: FRAGMENT });
    expect(content).toMatchObject({
      values: { headline: 'Dry air', minutes: 3 },
      schema: {
        properties: {
          headline: { type: 'string', title: 'headline' },
          minutes: { anyOf: [{ type: 'number', minimum: 1, maximum: 60 }, { type: 'null' }] },
        },
      },
    });
  });

  it('shows a page as text, and what is wrong with it', async () => {
    const { content } = await agent.call<{ content: { text: string } }>('get-aem-page-text', { path: NEWS });
    expect(content.text).toContain('# News of the day');
    const checks = await agent.call<{ content: { findings: { rule: string }[] } }>('check-aem-page', {
      path: NEWS,
    });
    expect(checks.content.findings.map(({ rule }) => rule)).toContain('length');
  });

  it('refuses with a cure', async () => {
    expect(await agent.refused('get-aem-page-content', { path: '/content/nothing' })).toMatchObject({
      code: 'not-found',
      cure: expect.stringContaining('search-aem-pages') as unknown,
    });
    expect(await agent.refused('get-aem-pages', { pth: NEWS })).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('path') as unknown,
    });
    await expect(agent.call('publish-aem-content', { path: NEWS })).rejects.toThrow('list the tools again');
  });
});

it('reads by cursor', async () => {
  const agent = await site.agent(token);
  const first = await agent.call<{ content: { items: object[]; total: number; cursor: string } }>(
    'search-aem-pages',
    { limit: 1 },
  );
  const next = await agent.call<typeof first>('search-aem-pages', {
    limit: 100,
    cursor: first.content.cursor,
  });
  expect(1 + next.content.items.length).toBe(first.content.total);
  expect(await agent.refused('search-aem-pages', { cursor: 'x' })).toMatchObject({ code: 'invalid' });
});

it('says over a pipe what is missing', async () => {
  const reasons: string[] = [];
  for (const AUTHOR_TOKEN of ['', 'wrong'])
    await overPipe({ AUTHOR_URL: site.origin, AUTHOR_TOKEN }).catch((error: Error) =>
      reasons.push(error.message),
    );
  expect(reasons).toEqual([
    expect.stringContaining('give it in AUTHOR_TOKEN'),
    expect.stringContaining('does not know this token any more'),
  ]);
}, 60_000);
