/** @jest-turn 4 */
import { setTimeout as wait } from 'node:timers/promises';
import { ask, hierarchy, ROOT, startService, untilReady, type TestService } from './start-service';

/* A page that never ends or exhausts the memory fails alone, without the service. Starting processes takes time. */
jest.setTimeout(120_000);

let service: TestService | undefined;
afterEach(() => service?.close());

const metrics = async () => (await service!.app.inject('/metrics')).body;

async function untilMetric(line: string): Promise<void> {
  while (!(await metrics()).includes(`\n${line}\n`)) await wait(20);
}

it.each([
  ['loop', 504, 'time', 'Drawing the page took too long'],
  ['memory', 500, 'memory', 'Drawing the page took more memory than SSR_HEAP allows'],
  ['exit', 500, 'crash', 'The process that drew the page ended'],
])('survives a runaway page (%s)', async (title, status, reason, message) => {
  service = await startService({ SSR_TIMEOUT: title === 'loop' ? '500' : '60000', SSR_HEAP: '64' });
  const answer = await ask(service.app, title);
  expect([answer.statusCode, answer.body]).toEqual([status, `${message}: /content/site/en/a.html\n`]);
  expect(await metrics()).toContain(`\nssr_process_restarts_total{reason="${reason}"} 1\n`);
  await untilReady(service.app);
  expect((await ask(service.app, 'Products')).body).toBe('<h1>Products </h1>');
  expect(service.lines.some((line) => line.includes(`A process that draws pages ended (${reason})`))).toBe(
    true,
  );
});

it('refuses further requests when the queue is full', async () => {
  service = await startService({ SSR_QUEUE: '1', SSR_TIMEOUT: '2500' });
  const first = ask(service.app, 'loop');
  await untilMetric('ssr_in_flight 1');
  const second = ask(service.app, 'Products');
  await untilMetric('ssr_queue 1');
  const third = await ask(service.app, 'Products');
  expect([third.statusCode, third.headers['retry-after']]).toEqual([503, '1']);
  expect(third.body).toContain('1 pages are waiting already; try again');
  expect((await first).statusCode).toBe(504);
  // It got the process that replaced the first one, or timed out in the queue.
  expect([200, 503]).toContain((await second).statusCode);
});

it('finishes its requests when told to stop', async () => {
  service = await startService({});
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${url}/ssr${ROOT}/a.html`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'wcm-mode': 'DISABLED', 'page-model-root-url': ROOT },
    body: JSON.stringify(hierarchy('slow')),
  });
  await untilMetric('ssr_in_flight 1');
  await service.close();
  expect(await (await answer).text()).toBe('<h1>slow </h1>');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

it('checks the secret before reading the body', async () => {
  const secret = 'a secret of some length';
  service = await startService({ SSR_SECRET: secret });
  const refused = await ask(service.app, 'Products', { body: 'x'.repeat(20_000_000) });
  expect([refused.statusCode, refused.body]).toEqual([
    403,
    'The header X-SSR-Secret does not match SSR_SECRET\n',
  ]);
  const served = await ask(service.app, 'Products', { headers: { 'x-ssr-secret': secret } });
  expect(served.statusCode).toBe(200);
});
