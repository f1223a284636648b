/**
 * Pages a second that AEM gets from `/ssr` with one rendering process, compared with React's bare `renderToString` of
 * the same models, alternating in one run. By CPU time (including the service, its process, HTTP and JSON), because
 * other programs share the machine, and by wall-clock time. Run on Linux: `npm run bench:ssr [-- --rounds 9]`. Build
 * first. Medians.
 */
import './ssr/production';
import { siteExporters } from '../../model-json/sites/ventora/exporters';
import { Models } from '../../model-json/core/server/pages/Models';
import { ProblemLog } from '../../model-json/core/server/logs/problem-log';
import { shortUrls } from '../../model-json/core/server/pages/addresses/short-urls';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import { bareRender } from './ssr/bare-render';
import { SsrService, type Timing } from './ssr/ssr-service';

const PAGES = [
  '/content/ventora/gb/en',
  '/content/ventora/gb/en/products',
  '/content/ventora/de/de/solutions',
  '/content/ventora/fr/fr/after-sales',
];
/** Requests, or renderings, of a page in a round. */
const IN_A_ROUND = 40;
const WARM_UP = 3;
/** Two clients, so that the next model is ready when a page is done. */
const CLIENTS = 2;
/** Share of React's own rate. */
const GOAL = 0.6;

const at = process.argv.indexOf('--rounds');
const rounds = at < 0 ? 9 : Number(process.argv[at + 1]);

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Milliseconds for a page in one round. */
interface Round {
  readonly cpu: number;
  readonly clock: number;
  readonly timings: readonly Timing[];
}

async function measure(cpu: () => number, work: () => Timing[] | Promise<Timing[]>): Promise<Round> {
  const [cpuBefore, clockBefore] = [cpu(), performance.now()];
  const timings = await work();
  return {
    cpu: (cpu() - cpuBefore) / IN_A_ROUND,
    clock: (performance.now() - clockBefore) / IN_A_ROUND,
    timings,
  };
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function drawBare(model: unknown): Timing[] {
  for (let count = 0; count < IN_A_ROUND; count += 1) bareRender(model);
  return [];
}

async function drawAll(service: SsrService, page: string, body: Buffer): Promise<Timing[]> {
  const timings: Timing[] = [];
  const client = async () => {
    for (let count = 0; count < IN_A_ROUND / CLIENTS; count += 1)
      timings.push(await service.draw(page, body));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return timings;
}

async function main(): Promise<void> {
  const repository = await openSiteContent();
  const urls = shortUrls(repository);
  const models = new Models({
    repository,
    registry: siteExporters,
    urls: () => urls,
    problems: new ProblemLog(() => {}),
  });
  const [plain, full] = [new SsrService(14505, 'none'), new SsrService(14506, 'page')];
  try {
    await Promise.all([plain.untilReady(), full.untilReady()]);
    for (const page of PAGES) {
      const body = Buffer.from(JSON.stringify(models.get(repository.get(page)!)));
      const model: unknown = JSON.parse(body.toString());
      const measured: Record<'bare' | 'plain' | 'full', Round[]> = { bare: [], plain: [], full: [] };
      for (let round = 0; round < WARM_UP + rounds; round += 1) {
        measured.bare.push(await measure(ownCpu, () => drawBare(model)));
        measured.plain.push(await measure(() => plain.cpu(), () => drawAll(plain, page, body))); // prettier-ignore
        measured.full.push(await measure(() => full.cpu(), () => drawAll(full, page, body))); // prettier-ignore
      }
      for (const each of Object.values(measured)) each.splice(0, WARM_UP);
      report(page, body.length, measured);
    }
  } finally {
    plain.close();
    full.close();
    await repository.close();
  }
}

function report(
  page: string,
  modelBytes: number,
  measured: Record<'bare' | 'plain' | 'full', Round[]>,
): void {
  const { bare, plain, full } = measured;
  const row = (own: readonly Round[]) => {
    const ratio = (of: 'cpu' | 'clock') =>
      median(own.map((each, round) => bare[round]![of] / each[of])).toFixed(2);
    return {
      'pages/s of CPU time': (1000 / median(own.map(({ cpu }) => cpu))).toFixed(1),
      ratio: ratio('cpu'),
      'pages/s of wall-clock time': (1000 / median(own.map(({ clock }) => clock))).toFixed(1),
      'ratio ': ratio('clock'),
    };
  };
  const steps = plain.flatMap(({ timings }) => timings);
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
  console.log(`\n${page}: model ${kilobytes(modelBytes)} kB, HTML ${kilobytes(steps[0]!.bytes)} kB`);
  console.table({
    'renderToString alone': row(bare),
    '/ssr': row(plain),
    '/ssr with the initial state': row(full),
  });
  const reached = Number(row(plain).ratio);
  console.log(
    `goal ${GOAL} of renderToString, CPU time: ${reached >= GOAL ? 'met' : 'MISSED'}; wall-clock time per page, ` +
      `JSON parsed in ${median(steps.map(({ parse }) => parse)).toFixed(2)} ms, HTML rendered in ` +
      `${median(steps.map(({ draw }) => draw)).toFixed(2)} ms`,
  );
}

void main();
