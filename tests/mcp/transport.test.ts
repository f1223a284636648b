import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { startSite, type TestSite } from '../server/start-site';
import { agentContent, agentOf, GB, NEWS, startAgentSite } from './agent-site';

const greeting = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
};
const headers = {
  host: 'localhost:4502',
  accept: 'application/json, text/event-stream',
  'content-type': 'application/json',
};

describe('without accounts', () => {
  let site: TestSite;
  let off: TestSite;
  let origin: string;
  beforeAll(async () => {
    site = await startSite({
      content: agentContent,
      published: agentContent,
      server: { isOpenToAgents: true },
    });
    off = await startSite();
    origin = await site.author.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => Promise.all([site.close(), off.close()]));

  it('is off unless it is switched on, and says how', async () => {
    const answer = await off.author.inject({ method: 'POST', url: '/mcp', headers, payload: greeting });
    expect([answer.statusCode, answer.json<object>()]).toEqual([
      404,
      {
        jsonrpc: '2.0',
        id: null,
        error: { code: -32001, message: expect.stringContaining('AUTHOR_MCP=on') as unknown },
      },
    ]);
    const visitors = await off.publish.inject({ method: 'POST', url: '/mcp', headers, payload: greeting });
    expect(visitors.statusCode).toBe(404);
  });

  it('lets programs on this machine work as its author', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin)));
    const { content } = await agentOf(client).call<{ content: object }>('get-aem-page-content', {
      path: NEWS,
    });
    expect(content).toMatchObject({ path: NEWS });
    await client.close();
  });

  it('answers to no other name, so that no page of another site can reach it', async () => {
    const rebound = { ...headers, host: 'evil.example:4502' };
    const answer = await site.author.inject({
      method: 'POST',
      url: '/mcp',
      headers: rebound,
      payload: greeting,
    });
    expect(answer.statusCode).toBe(421);
    const from = { ...headers, origin: 'http://evil.example' };
    expect(
      (await site.author.inject({ method: 'POST', url: '/mcp', headers: from, payload: greeting }))
        .statusCode,
    ).toBe(403);
  });

  it('says what is wrong with a message', async () => {
    const send = (payload: string | object, more: object = {}) =>
      site.author.inject({ method: 'POST', url: '/mcp', headers: { ...headers, ...more }, payload });
    expect((await send('{')).statusCode).toBe(400);
    expect((await send({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).json<object>()).toMatchObject({
      error: { message: expect.stringContaining('Begin with initialize') as unknown },
    });
    expect((await send(greeting, { 'mcp-session-id': 'gone' })).statusCode).toBe(404);
  });
});

describe('with accounts', () => {
  it('follows rights that change while a session is open', async () => {
    const site = await startAgentSite();
    const sender = site.person('jane', 'author', [{ path: GB, level: 'read' }]);
    const agent = await site.agent(sender);
    expect(await agent.call('get-aem-page-content', { path: NEWS })).toBeDefined();
    site.accounts.directory.setGroup({
      id: 'team-jane',
      grants: [{ path: '/content/ventora/de', level: 'read' }],
    });
    // What jane reads is another server now, which knows nothing of the session: her client begins again.
    await expect(agent.call('get-aem-page-content', { path: NEWS })).rejects.toThrow('initialize a new one');
    const again = await site.agent(sender);
    expect(await again.refused('get-aem-page-content', { path: NEWS })).toMatchObject({ code: 'not-found' });
    await site.close();
  });

  it('takes no session of a browser in place of a token', async () => {
    const site = await startAgentSite();
    site.person('jane', 'administrator');
    const cookie = `author-session=${site.accounts.sessions.begin('jane', '127.0.0.1', 'test').secret}`;
    const answer = await fetch(new URL('/mcp', site.origin), {
      method: 'POST',
      headers: { accept: headers.accept, 'content-type': headers['content-type'], cookie },
      body: JSON.stringify(greeting),
    });
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining('token of their own'),
    ]);
    await site.close();
  });
});
