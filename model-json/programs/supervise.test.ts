import { openLog } from '../core/server/logs/open-log';
import { readNodesSettings } from '../core/server/nodes/nodes-settings';
import { readSettings } from '../core/server/settings/settings';
import { supervise } from './supervise';

jest.mock('./Supervisor', () => ({ Supervisor: jest.fn(() => ({ start: () => {} })) }));
jest.mock('../core/server/operations/serve-operations', () => ({ serveOperations: async () => {} }));
jest.mock('../core/server/logs/open-log', () => ({ openLog: jest.fn() }));

/** The warnings of a start with some variables. */
async function warnings(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const lines: string[] = [];
  jest.mocked(openLog).mockReturnValue({
    info: () => {},
    error: () => {},
    warn: (line: string) => lines.push(line),
  } as unknown as ReturnType<typeof openLog>);
  await supervise(readSettings(env), readNodesSettings(env));
  return lines.filter((line) => line.includes('PUBLIC_ORIGIN'));
}

afterEach(() => {
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.removeAllListeners(event);
});

it.each([
  ['that other machines can reach', { PUBLISH_HOST: '0.0.0.0' }],
  ['behind a proxy', { TRUSTED_PROXIES: '127.0.0.1' }],
])('warns at the start of a site %s that its own address is not set', async (_, env) => {
  expect(await warnings(env)).toEqual([expect.stringContaining('PUBLIC_ORIGIN is not set')]);
});

it.each([
  ['that has one', { PUBLISH_HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://www.example.com' }],
  ['for this machine alone', {}],
  [
    'without visitors',
    {
      PUBLISH_HOST: '0.0.0.0',
      ROLE: 'author',
      REPLICATION_SECRET: 'x'.repeat(40),
      PUBLISH_NODES: 'https://node.example',
    },
  ],
])('does not warn at the start of a site %s', async (_, env) => {
  expect(await warnings(env)).toEqual([]);
});
