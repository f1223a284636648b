/** @jest-turn 6 */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { agentOf, type Agent } from '../mcp/agent-site';
import { all, PEOPLE, PLACES, SAMPLED_PEOPLE } from './people';
import { cell, startRightsSite, type RightsSite } from './rights-site';

/* The rows of the rights table for agents: they see and change what the person may whose token they have. */

let rights: RightsSite;
const open: Client[] = [];
beforeAll(async () => {
  rights = await startRightsSite();
});
afterAll(async () => {
  for (const client of open) await client.close();
  await rights.site.close();
});

async function agentFor(who: string): Promise<Agent> {
  const client = new Client({ name: 'test', version: '1' });
  const address = new URL('/mcp', rights.site.origin);
  await client.connect(
    new StreamableHTTPClientTransport(address, { requestInit: { headers: rights.send(who) } }),
  );
  open.push(client);
  return agentOf(client);
}

describe.each(SAMPLED_PEOPLE)('%s', (who) => {
  const { role, reads, writes } = PEOPLE[who]!;
  if (!role) {
    it('gets no session', async () => {
      await expect(agentFor(who)).rejects.toThrow(/Sign in first|401|Unauthorized/);
    });
    return;
  }

  let agent: Agent;
  beforeAll(async () => {
    agent = await agentFor(who);
  });

  it.each(all)('reads what they may read: %s', async (place) => {
    const path = cell(place);
    for (const name of [
      'get-aem-page-content',
      'get-aem-page-text',
      'check-aem-page',
      'list-aem-page-versions',
    ]) {
      if (reads.includes(place))
        expect(JSON.stringify(await agent.call(name, { path }))).toContain('content');
      else
        expect(await agent.refused(name, { path })).toEqual(
          await agent.refused(name, { path }).then((refusal) => ({
            ...refusal,
            message: `There is no page at ${path}.`,
          })),
        );
    }
  });

  it.each(all)('changes and undoes what they may write, and nothing else: %s', async (place) => {
    const path = cell(place);
    const before = rights.contentOf(place);
    const version = rights.site.repository.versionOf(path);
    const commands = [{ type: 'set', component: 'root/a', values: { text: '<p>By an agent</p>' } }];
    if (!writes.includes(place)) {
      expect(await agent.refused('patch-aem-page-content', { path, version, commands })).toMatchObject({
        code: reads.includes(place) ? 'not-allowed' : 'not-found',
      });
      expect(rights.contentOf(place)).toBe(before);
      return;
    }
    const { content } = await agent.call<{ content: { change: number } }>('patch-aem-page-content', {
      ...{ path, version, commands },
    });
    expect(rights.contentOf(place)).toContain('By an agent');
    await agent.call('undo-aem-change', { change: content.change });
    expect(rights.contentOf(place)).not.toContain('By an agent');
  });

  it('finds and counts what they may read', async () => {
    const { content } = await agent.call<{ content: { items: { path: string }[]; total: number } }>(
      'search-aem-pages',
      { path: '/content/ventora', limit: 100 },
    );
    expect(content.total).toBe(content.items.length);
    for (const place of all)
      expect(content.items.some(({ path }) => path.startsWith(`${PLACES[place]}/`))).toBe(
        reads.includes(place),
      );
  });
});

describe('the endpoint', () => {
  const send = (headers: Record<string, string>, method = 'POST') =>
    fetch(new URL('/mcp', rights.site.origin), {
      method,
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        ...headers,
      },
      ...(method === 'POST' && {
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'initialize',
          params: {
            protocolVersion: '2025-11-25',
            capabilities: {},
            clientInfo: { name: 'x', version: '1' },
          },
        }),
      }),
    });
  const admin = () => rights.send('an administrator');

  it('refuses pages of other sites, whatever token they have', async () => {
    for (const headers of [
      { ...admin(), origin: 'https://evil.example' },
      { ...admin(), 'sec-fetch-site': 'cross-site' },
    ])
      expect((await send(headers)).status).toBe(403);
    expect((await send({ ...admin(), origin: rights.site.origin })).status).toBe(200);
  });

  it('lets nobody go on with the session of another person', async () => {
    const begun = await send(admin());
    const id = begun.headers.get('mcp-session-id')!;
    const session = { 'mcp-session-id': id, 'mcp-protocol-version': '2025-11-25' };
    const ask = (sender: object) =>
      fetch(new URL('/mcp', rights.site.origin), {
        method: 'POST',
        headers: {
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          ...session,
          ...sender,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/list' }),
      });
    expect((await ask(admin())).status).toBe(200);
    expect((await ask(rights.send('a publisher of a country team, who reads the others'))).status).toBe(404);
    expect((await ask({})).status).toBe(401);
    expect((await send({ ...admin(), ...session }, 'DELETE')).status).toBe(200);
    expect((await ask(admin())).status).toBe(404);
  });

  it('takes messages up to a size', async () => {
    const answer = await fetch(new URL('/mcp', rights.site.origin), {
      method: 'POST',
      headers: { ...admin(), 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x'.repeat(1024 * 1024) }),
    });
    expect(answer.status).toBe(413);
  });
});
