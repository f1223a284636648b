import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedEngine } from '../../model-json/features/search/engine/embedded/EmbeddedEngine';
import {
  DEPTH,
  JUDGED,
  JUDGED_SCHEMA,
  JUDGED_SYNONYMS,
  Judging,
  lineOf,
  mean,
  QUERIES,
  type Measured,
  type Search,
} from './judging';
import { PlainFts5, type Joined } from './plain-fts5';

/*
 * How well the search finds what people mean, over the real catalogue, compared with SQLite's full text used directly
 * in the same run. Rules (`judged/concepts.ts`), written before anything was searched, define what is right.
 */

/** The minimum in every language. */
const FLOOR = { ndcg: 0.9, recall: 0.9 };
/** The margin over the better of the two ways to use SQLite. */
const MARGIN = 0.2;

const folder = mkdtempSync(join(tmpdir(), 'judged-'));
const engine = new EmbeddedEngine({ folder, schema: JUDGED_SCHEMA, synonyms: JUDGED_SYNONYMS });
let judging: Judging;
let plain: PlainFts5;

beforeAll(async () => {
  judging = await Judging.open();
  plain = new PlainFts5(judging.documents);
  await engine.rebuild(judging.documents);
}, 120_000);
afterAll(async () => {
  plain.close();
  await engine.close();
  await judging.close();
  rmSync(folder, { recursive: true });
});

const sqlite =
  (joined: Joined): Search =>
  async (query, language) =>
    plain.search(query, language, joined, DEPTH);

it('has two hundred queries, each of which matches a product of the catalogue', () => {
  const all = JUDGED.flatMap((language) =>
    QUERIES[language].map(([query, judge]) => ({ language, query, judge })),
  );
  expect(all.length).toBeGreaterThanOrEqual(200);
  const meaningless = all.filter(({ language, judge }) =>
    [...judging.facts[language].values()].every((product) => judge(product) < 2),
  );
  expect(meaningless.map(({ language, query }) => `${language}: ${query}`)).toEqual([]);
});

describe.each(JUDGED)('%s', (language) => {
  const table = new Map<string, Measured[]>();
  beforeAll(async () => {
    for (const [name, search] of [
      ['ours', judging.by(engine)],
      ['FTS5, all words', sqlite('AND')],
      ['FTS5, any word', sqlite('OR')],
    ] as const)
      table.set(name, await judging.measureAll(language, search));
    const lines = [...table].map(([name, all]) => lineOf(language, name, all));
    const worst = QUERIES[language]
      .map(([query], index) => ({ query, ...table.get('ours')![index]! }))
      .filter((one) => one.ndcg < 0.7 || one.recall < 0.7)
      .map(
        (one) => `      ${one.query.padEnd(40)} NDCG ${one.ndcg.toFixed(2)}  recall ${one.recall.toFixed(2)}`,
      );
    process.stdout.write(`${[...lines, ...worst].join('\n')}\n`);
  });

  it.each(['ndcg', 'recall'] as const)(
    'finds what visitors mean, better than SQLite used directly (%s)',
    (of) => {
      const [own, ...peers] = [...table.values()].map((all) => mean(all, of)) as [number, number, number];
      expect(own).toBeGreaterThanOrEqual(FLOOR[of]);
      expect(own).toBeGreaterThanOrEqual(Math.max(...peers) + MARGIN);
    },
  );
});
