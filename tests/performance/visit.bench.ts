import { startHttpsFront, type ChangeHeaders, type OwnAnswers } from './page/https-front';
import { serveForBench } from './serve-for-bench';
import { untilQuiet } from './until-quiet';
import { journeys } from './visit/journeys';
import { astroPeer } from './visit/peers/astro-peer';
import { Phone, type Pointer } from './visit/Phone';
import { sites } from './visit/sites';
import { startSlowLine } from './visit/slow-line';
import { summarise } from './visit/summarise';
import { orAgain } from './visit/or-again';
import { touchAll } from './visit/touch-all';
import { visit, type Step } from './visit/visit';

/*
 * npm run bench:visit [-- --pointer mouse] [-- --interactions 5]
 * Visits of ten pages on a phone with slow 4G: how long a visitor waits from the choice of a link until the largest part of
 * the next page is painted. The site as it is, without each technique, and a peer made with Astro, alternating in one run; then
 * the time from interactions to the next paint, and what the browser does in it. With `--interactions`, only these, that many
 * times; the exit code says whether the median of one misses its target. Build first.
 */
const PORT = 15513;
const pointer: Pointer = process.argv.includes('mouse') ? 'mouse' : 'finger';
const at = process.argv.indexOf('--interactions');
const repeats = at < 0 ? 0 : Number(process.argv[at + 1] ?? 5);
const publish = `http://localhost:${PORT}`;

/** Does something with a phone of its own, behind a slow line to a site. */
async function onPhone<Result>(
  own: OwnAnswers,
  change: ChangeHeaders | undefined,
  use: (phone: Phone, origin: string) => Promise<Result>,
): Promise<Result> {
  const front = await startHttpsFront(publish, own, change);
  const line = await startSlowLine(Number(new URL(front.origin).port));
  const phone = await Phone.turnOn(front.keyHash, pointer);
  try {
    return await use(phone, `https://localhost:${line.port}`);
  } finally {
    await phone.turnOff();
    line.close();
    front.close();
  }
}

/** Visits by each way, printed as they end. */
async function visitAll(): Promise<void> {
  const peer = await astroPeer(publish, [...new Set(Object.values(journeys).flat())]);
  if (!(await untilQuiet()))
    console.log('The machine is busy: times are longer than they are, ratios less certain.');
  const visits = new Map<string, Step[][]>();
  for (const [journey, pages] of Object.entries(journeys)) {
    const take = async (name: string, own: OwnAnswers, change?: ChangeHeaders) => {
      const steps = await orAgain(`${journey}, ${name}`, () =>
        onPhone(own, change, (phone, origin) => visit(phone, origin, pages)),
      );
      console.log(`${journey}, ${name}: ${steps.map((step) => Math.round(step.wait)).join(' ')}`);
      visits.set(name, [...(visits.get(name) ?? []), steps]);
    };
    for (const [name, change] of Object.entries(sites)) await take(name, new Map(), change);
    await take('peer: Astro', peer);
  }
  console.log(`\nVisits of ten pages, phone, slow 4G, links chosen by ${pointer}`);
  console.table(Object.fromEntries([...visits].map(([name, of]) => [name, summarise(of)])));
}

async function main(): Promise<void> {
  const server = await serveForBench(PORT);
  try {
    if (repeats === 0) await visitAll();
    console.log('\nFrom an interaction to the next paint, processor a quarter as fast');
    const touches = await touchAll((use) => onPhone(new Map(), undefined, use), repeats || 1);
    console.table(touches);
    if (Object.values(touches).some(({ target }) => target === 'missed')) process.exitCode = 1;
  } finally {
    server.stop();
  }
}

void main();
