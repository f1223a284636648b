import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { buildSsr, type SsrService } from '../../model-json/core/ssr/build-ssr';
import { readSsrSettings } from '../../model-json/core/ssr/ssr-settings';

export const ROOT = '/content/site/en';

/** The model of a hierarchy root with one page. */
export const hierarchy = (title: string) => ({
  ':type': 'site/page',
  ':path': ROOT,
  title: 'Home',
  ':children': { [`${ROOT}/a`]: { ':type': 'site/page', ':path': `${ROOT}/a`, title } },
});

/** The service, with real processes and without a port. */
export interface TestService extends SsrService {
  readonly lines: string[];
  close(): Promise<void>;
}

export async function startService(settings: Readonly<Record<string, string>>): Promise<TestService> {
  const lines: string[] = [];
  const { log } = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  const service = buildSsr(
    readSsrSettings({ SSR_PROCESSES: '1', SSR_TIMEOUT: '60000', ...settings }),
    path.join(__dirname, 'runaway-renderer.js'),
    log,
  );
  await service.app.ready();
  await untilReady(service.app);
  return { ...service, lines, close: () => service.app.close() };
}

export async function untilReady(app: FastifyInstance): Promise<void> {
  while ((await app.inject('/readyz')).statusCode !== 200) await wait(50);
}

interface Wish {
  readonly page?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends a request as AEM does. */
export const ask = (
  app: FastifyInstance,
  title: string,
  { page = '/a.html', headers = {}, body = JSON.stringify(hierarchy(title)) }: Wish = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `/ssr${ROOT}${page}`,
    headers: {
      'content-type': 'application/json',
      'wcm-mode': 'DISABLED',
      'page-model-root-url': ROOT,
      ...headers,
    },
    body,
  });
