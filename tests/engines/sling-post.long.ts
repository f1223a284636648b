import fc from 'fast-check';
import { startSite, type TestSite } from '../server/start-site';
import { onSling } from './sling/on-sling';
import { ACCEPTED } from './sling-post/accepted';
import { Comparison, type Difference } from './sling-post/compare';
import { steps } from './sling-post/random-steps';
import { SEQUENCES } from './sling-post/sequences';
import { Side } from './sling-post/Side';

/*
 * The POST servlet beside that of a real Apache Sling: the same posts go to both, and status, change log, location and
 * content must be the same, except for the differences in `accepted.ts`.
 */
const MINUTE = 60_000;
jest.setTimeout(30 * MINUTE);

/** Random sequences. */
const RUNS = Number(process.env.SLING_POST_RUNS ?? 2000);

const aspectsOf = (differences: readonly Difference[]) => [
  ...new Set(differences.map(({ aspect }) => aspect)),
];

const lineOf = ({ aspect, step, sling: theirs, ours }: Difference) =>
  `${aspect} ${step ? `of ${step.at}` : ''}: Sling ${JSON.stringify(theirs)}, ours ${JSON.stringify(ours)}`;

const names = Object.keys(SEQUENCES);
const counts = { status: 0, changes: 0, location: 0, content: 0 };

/** Both refuse: see `SENSE` in `accepted.ts` for the status. */
const isRefusal = ({ aspect, sling: theirs, ours }: Difference) =>
  aspect === 'status' && Number(theirs) >= 400 && Number(ours) >= 400;

onSling('posts beside a real Sling', (sling) => {
  let site: TestSite;
  let comparison: Comparison;
  beforeAll(async () => {
    site = await startSite();
    comparison = new Comparison(Side.sling(sling.origin), Side.author(site.author));
    await comparison.prepare();
  });
  afterAll(() => site?.close());

  test.each(names)('%s', async (name) => {
    const differences = await comparison.run(`t${names.indexOf(name)}`, SEQUENCES[name]!);
    const aspects = aspectsOf(differences);
    for (const aspect of Object.keys(counts) as (keyof typeof counts)[])
      if (!aspects.includes(aspect)) counts[aspect]++;
    // A listed difference that is gone must leave the list.
    const accepted = ACCEPTED[name]?.aspects ?? [];
    if ([...aspects].sort().join() !== [...accepted].sort().join())
      throw new Error(
        [`accepted: ${accepted.join() || 'none'}; found:`, ...differences.map(lineOf)].join('\n'),
      );
  });

  test('every listed difference belongs to a sequence', () => {
    expect(names).toEqual(expect.arrayContaining(Object.keys(ACCEPTED)));
  });

  test('random sequences', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        // 404: what is missing is not deleted, moved or copied, unlike in Sling.
        const all = await comparison.run(`r${run++}`, sequence, ({ status }) => status === 404);
        expect(all.filter((difference) => !isRefusal(difference)).map(lineOf)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  afterAll(() => {
    process.stdout.write(
      `${names.length} sequences, equal in ${JSON.stringify(counts)}; ${RUNS} random ones\n`,
    );
  });
});
