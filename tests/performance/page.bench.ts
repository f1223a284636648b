import path from 'node:path';
import { Nginx } from '../static/nginx';
import { ownPage, startHttpsFront, type OwnAnswer } from './page/https-front';
import { measure, median, type Measurement } from './page/measure';
import { plainPeer } from './page/plain-peer';
import { templates } from './page/templates';
import { serveForBench } from './serve-for-bench';

/*
 * npm run bench:page [-- --runs 5] [--paths /,/products | --paths templates] [--static DIR]
 * Lighthouse (mobile, simulated throttling, HTTP/2) of pages and of the plainest static page with the same text and
 * pictures, alternating in one run; prints medians and the ratio. Build first. With `--static`, the pages are those of an
 * export (`npm run publish:static -- --out DIR`), served by nginx.
 */
const option = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback);
};
const runs = Number(option('runs', '5'));
const named = option('paths', '/');
const paths = named === 'templates' ? templates : named.split(',');
const exported = option('static', '');
const port = 15503;
const plain = `http://localhost:${port}`;

function summarise(all: readonly Measurement[]) {
  const of = (pick: (one: Measurement) => number) => median(all.map(pick));
  return {
    performance: of(({ scores }) => scores.performance!),
    'performance, processor time': of(({ alone }) => alone),
    accessibility: of(({ scores }) => scores.accessibility!),
    'best practices': of(({ scores }) => scores['best-practices']!),
    seo: of(({ scores }) => scores.seo!),
    'LCP ms': Math.round(of(({ lcp }) => lcp)),
    'TBT ms': Math.round(of(({ tbt }) => tbt)),
    CLS: Number(of(({ cls }) => cls).toFixed(4)),
    'JS bytes': of(({ scriptBytes }) => scriptBytes),
    'all bytes': of(({ bytes }) => bytes),
    requests: of(({ requests }) => requests),
  };
}

async function main(): Promise<void> {
  const server = await (exported === '' ? serveForBench(port) : Nginx.start(path.resolve(exported), port));
  try {
    const peers = new Map<string, OwnAnswer>();
    for (const one of paths)
      peers.set(`/__plain${one}`, ownPage(plainPeer(await (await fetch(plain + one)).text())));
    const front = await startHttpsFront(plain, peers);
    for (const one of paths) {
      const ours: Measurement[] = [];
      const peer: Measurement[] = [];
      for (let run = 0; run < runs; run += 1) {
        ours.push(await measure(front.origin + one));
        peer.push(await measure(`${front.origin}/__plain${one}`));
      }
      const [us, them] = [summarise(ours), summarise(peer)];
      console.log(`\n${one}  (median of ${runs}, Lighthouse mobile simulated, HTTP/2)`);
      console.table({ 'this page': us, 'plain peer': them });
      console.log(`LCP ratio to the plain peer: ${(us['LCP ms'] / them['LCP ms']).toFixed(2)}`);
      const failed = new Set(ours.flatMap((measurement) => measurement.failed));
      if (failed.size > 0) console.log(`not passed: ${[...failed].join(', ')}`);
    }
    front.close();
  } finally {
    await server.stop();
  }
}

void main();
