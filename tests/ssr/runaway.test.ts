import { setTimeout as wait } from 'node:timers/promises';
import { ask, hierarchy, ROOT, startService, untilReady, type TestService } from './start-service';

/* A page that never ends or takes all memory costs that page, not the service. Processes begin in their own time. */
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
])('lives on after a page that would not (%s)', async (title, status, reason, message) => {
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

it('sends the next ones away while as many wait as may', async () => {
  service = await startService({ SSR_QUEUE: '1', SSR_TIMEOUT: '2500' });
  const first = ask(service.app, 'loop');
  await untilMetric('ssr_in_flight 1');
  const second = ask(service.app, 'Products');
  await untilMetric('ssr_queue 1');
  const third = await ask(service.app, 'Products');
  expect([third.statusCode, third.headers['retry-after']]).toEqual([503, '1']);
  expect(third.body).toContain('1 pages are waiting already; try again');
  expect((await first).statusCode).toBe(504);
  // It got the process that took the first one's place, or waited for it as long as it may.
  expect([200, 503]).toContain((await second).statusCode);
});

it('finishes what it draws when it is told to end', async () => {
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

it('asks for the secret, before it reads anything', async () => {
  const secret = 'a secret of some length';
  service = await startService({ SSR_SECRET: secret });
  const refused = await ask(service.app, 'Products', { body: 'x'.repeat(20_000_000) });
  expect([refused.statusCode, refused.body]).toEqual([
    403,
    'The header X-SSR-Secret is not what SSR_SECRET says\n',
  ]);
  const served = await ask(service.app, 'Products', { headers: { 'x-ssr-secret': secret } });
  expect(served.statusCode).toBe(200);
});
