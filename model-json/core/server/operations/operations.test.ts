import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { Operations } from './Operations';
import { operationsServer } from './operations-server';
import { prometheusText } from './prometheus-text';
import { readinessOf } from './readiness-of';
import type { Report } from './Report';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function serve(operations: Operations, token?: string): Promise<string> {
  const server = operationsServer({ operations, program: 'supervisor', token }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const programBelow = (reports: Report[]) => ({ reports: async () => reports, setLogLevel: jest.fn() });
const report = (program: string, waits: Report['waits'] = {}): Report => ({ program, waits, metrics: [] });

it('exposes counters, gauges and histograms of all programs in one scrape, labelled by program', async () => {
  const operations = new Operations();
  operations.counter('cms_errors_total', 'Errors\nby "code"').add({ code: 'VEN_"URL\\' }, 2);
  operations.gauge('cms_queue_entries', 'Entries', () => [{ labels: { queue: 'a' }, value: 3 }]);
  const took = operations.histogram('cms_request_seconds', 'Time');
  for (const seconds of [0.0001, 0.02, 0.03, 99]) took.observe({ source: 'cache' }, seconds);
  const other = new Operations();
  other.counter('cms_errors_total', 'Errors').add({ code: 'unknown' });
  operations.below.add(programBelow(await other.reports('author', true)));
  const lines = (await (await fetch(`${await serve(operations)}/metrics`)).text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# HELP cms_errors_total Errors\\nby "code"',
      '# TYPE cms_errors_total counter',
      'cms_errors_total{program="supervisor",code="VEN_\\"URL\\\\"} 2',
      'cms_errors_total{program="author",code="unknown"} 1',
      'cms_queue_entries{program="supervisor",queue="a"} 3',
      'cms_request_seconds_bucket{program="supervisor",source="cache",le="0.025"} 2',
      'cms_request_seconds_bucket{program="supervisor",source="cache",le="10"} 3',
      'cms_request_seconds_bucket{program="supervisor",source="cache",le="+Inf"} 4',
      'cms_request_seconds_count{program="supervisor",source="cache"} 4',
    ]),
  );
  // Prometheus refuses a metric that is described twice.
  expect(lines.filter((line) => line === '# TYPE cms_errors_total counter')).toHaveLength(1);
  expect(lines.join('\n')).toContain('nodejs_eventloop_lag_p99_seconds{program="author"} ');
  expect(lines.join('\n')).toMatch(/^process_resident_memory_bytes\{program="author"\} \d+$/m);
});

it('writes a value that got lost between programs as not a number', () => {
  const metric = { name: 'm', help: 'h', type: 'gauge', values: [{ labels: {}, value: null }] };
  expect(prometheusText([{ program: 'p', waits: {}, metrics: [metric] }])).toContain('m{program="p"} NaN');
});

it('is ready only once every program is, and says which waits for what', async () => {
  const operations = new Operations();
  let reason: string | undefined = 'being built';
  operations.readiness.add('search', () => reason);
  const url = await serve(operations);
  const late = await fetch(`${url}/readyz`);
  expect([late.status, await late.json()]).toEqual([
    503,
    { status: 'not ready', waiting: { supervisor: { search: 'being built' } } },
  ]);
  reason = undefined;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  operations.below.add(programBelow([report('author', { start: 'starting' })]));
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

it('does not wait for a drawer that is restarting while another one serves, but for its index', () => {
  const starting = report('drawer 1', { start: 'starting' });
  expect(readinessOf([report('publish'), starting, report('drawer 2')]).isReady).toBe(true);
  expect(readinessOf([report('publish'), starting, report('drawer 2', { search: 'b' })]).isReady).toBe(false);
  expect(readinessOf([report('publish'), starting]).isReady).toBe(false);
  expect(readinessOf([starting, report('author')]).isReady).toBe(false);
});

it('admits only this machine without a token, and only the token with one', async () => {
  const { get } = await import('node:http');
  const statusAs = (url: string, headers: Record<string, string>) =>
    new Promise((resolve) =>
      get(`${url}/metrics`, { headers }, (answer) => resolve(answer.resume().statusCode)),
    );
  const open = await serve(new Operations());
  expect(await statusAs(open, {})).toBe(200);
  expect(await statusAs(open, { host: 'rebound.example.com' })).toBe(403);
  const closed = await serve(new Operations(), 'sixteen characters');
  expect(await statusAs(closed, {})).toBe(403);
  expect(await statusAs(closed, { authorization: 'Bearer sixteen character' })).toBe(403);
  expect(await statusAs(closed, { authorization: 'Bearer sixteen characters' })).toBe(200);
  expect((await fetch(`${closed}/readyz`)).status).toBe(200);
});

it('changes the log level of all programs at run time, and back', async () => {
  const operations = new Operations();
  const { log } = fastify({ logger: { level: 'warn', stream: { write: () => {} } } });
  operations.follow(log);
  const below = programBelow([]);
  operations.below.add(below);
  const url = await serve(operations);
  const put = async (level: string) => {
    const answer = await fetch(`${url}/log-level`, { method: 'PUT', body: level });
    return [answer.status, log.level, await answer.text()];
  };
  expect(await put('debug')).toEqual([200, 'debug', '{"level":"debug"}']);
  expect(below.setLogLevel).toHaveBeenLastCalledWith('debug');
  expect(await put('loud')).toEqual([400, 'debug', expect.stringContaining('send fatal, error, warn')]);
  expect(await put('default')).toEqual([200, 'warn', '{"level":"default"}']);
});
