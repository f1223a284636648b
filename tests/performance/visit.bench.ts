import type { ChangeHeaders, OwnAnswers } from './page/https-front';
import { serveForBench } from './serve-for-bench';
import { untilQuiet } from './until-quiet';
import { journeys } from './visit/journeys';
import { astro } from './visit/peers/astro';
import { buildPeer } from './visit/peers/build-peer';
import { next } from './visit/peers/next';
import { peerPages } from './visit/peers/peer-pages';
import { onPhone } from './visit/on-phone';
import type { Pointer } from './visit/Phone';
import { sites } from './visit/sites';
import { summarise, type Visit } from './visit/summarise';
import { orAgain } from './visit/or-again';
import { touchAll } from './visit/touch-all';
import { visit } from './visit/visit';

/*
 * npm run bench:visit [-- --pointer mouse] [-- --journey buyer] [-- --interactions 5]
 * Visits of ten pages on a phone with slow 4G: how long a visitor waits from the choice of a link until the largest part of
 * the next page is painted. The site as it is, without each technique, and peers made with Astro and Next.js, alternating in one
 * run; then the time from interactions to the next paint, and what the browser does in it. With `--interactions`, only these, that many times;
 * the exit code says whether the median of one misses its target. Build first.
 */
const PORT = 15513;
const pointer: Pointer = process.argv.includes('mouse') ? 'mouse' : 'finger';
const after = (option: string) => {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};
const touches = after('--interactions');
const repeats = touches === undefined ? 0 : Number(touches || 5);
const only = after('--journey');
const publish = `http://localhost:${PORT}`;

/** Visits by each way, printed as they end. */
async function visitAll(): Promise<void> {
  const pages = await peerPages(publish, [...new Set(Object.values(journeys).flat())]);
  const peers = [astro, next].map((builder) => ({
    name: `peer: ${builder.name}`,
    files: buildPeer(builder, pages),
  }));
  if (!(await untilQuiet()))
    console.log('The machine is busy: times are longer than they are, ratios less certain.');
  const visits = new Map<string, Visit[]>();
  for (const [journey, paths] of Object.entries(journeys)) {
    if (only !== undefined && journey !== only) continue;
    const take = async (name: string, own: OwnAnswers, change?: ChangeHeaders) => {
      const one = await orAgain(`${journey}, ${name}`, () =>
        onPhone({ target: publish, own, change, pointer }, async (phone, origin, line) => ({
          steps: await visit(phone, origin, paths),
          received: line.received(),
        })),
      );
      console.log(`${journey}, ${name}: ${one.steps.map((step) => Math.round(step.wait)).join(' ')}`);
      visits.set(name, [...(visits.get(name) ?? []), one]);
    };
    for (const [name, change] of Object.entries(sites)) await take(name, new Map(), change);
    // A peer that cannot be visited does not cost the figures of the site.
    for (const { name, files } of peers)
      await take(name, files).catch((error) =>
        console.log(`${journey}, ${name}: left out. ${String(error)}`),
      );
  }
  console.log(`\nVisits of ten pages, phone, slow 4G, links chosen by ${pointer}`);
  console.table(Object.fromEntries([...visits].map(([name, of]) => [name, summarise(of)])));
}

async function main(): Promise<void> {
  const server = await serveForBench(PORT);
  try {
    if (repeats === 0) await visitAll();
    console.log('\nFrom an interaction to the next paint, processor a quarter as fast');
    const touched = await touchAll((use) => onPhone({ target: publish, pointer }, use), repeats || 1);
    console.table(touched);
    if (Object.values(touched).some(({ target }) => target === 'missed')) process.exitCode = 1;
  } finally {
    server.stop();
  }
}

void main();
