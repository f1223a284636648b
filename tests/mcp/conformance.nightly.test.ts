import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite, type TestSite } from '../server/start-site';
import { agentContent } from './agent-site';

/*
 * The server scenarios of the protocol's own conformance suite that are about what author has. The others call tools, resources
 * and prompts of an example server by their names.
 */

const SCENARIOS = [
  'server-initialize',
  'ping',
  'tools-list',
  'server-sse-multiple-streams',
  'dns-rebinding-protection',
];

const suite = createRequire(__filename).resolve('@modelcontextprotocol/conformance/dist/index.js');

let site: TestSite;
let origin: string;
let dir: string;
beforeAll(async () => {
  site = await startSite({
    content: agentContent,
    published: agentContent,
    server: { isOpenToAgents: true },
  });
  origin = await site.author.listen({ port: 0, host: '127.0.0.1' });
  dir = mkdtempSync(path.join(tmpdir(), 'conformance-'));
});
afterAll(async () => {
  await site.close();
  rmSync(dir, { recursive: true, force: true });
});

it.each(SCENARIOS)('conforms to the protocol: %s', async (scenario) => {
  const url = `${origin.replace('127.0.0.1', 'localhost')}/mcp`;
  const { code, said } = await run(['server', '--url', url, '--scenario', scenario]);
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('0 failed') as unknown });
});

/** Runs the suite, which writes its results into the folder that it runs in. */
async function run(args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [suite, ...args], { cwd: dir, timeout: 60_000 });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => void (said += text));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, said };
}
