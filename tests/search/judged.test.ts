import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Repository } from '../../model-json/core/repository/Repository';
import { EmbeddedEngine } from '../../model-json/features/search/engine/embedded/EmbeddedEngine';
import { searchAsTyped } from '../../model-json/features/search/engine/relax';
import { rulesFor } from '../../model-json/features/search/engine/rules/rules-for';
import type { Language } from '../../model-json/features/search/engine/SearchDocument';
import { catalogueSource } from '../../model-json/features/catalogue/search/catalogue-source';
import { SiteSchema } from '../../model-json/features/search/server/search-schema';
import { synonyms } from '../../model-json/sites/ventora/synonyms';
import { synonymsOf } from '../../model-json/features/search/server/synonyms-of';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import { mapLanguages } from '../../shared/words/in-language';
import { catalogueDocuments, factsOf, rulesOf } from './catalogue';
import { de } from './judged/de';
import { en } from './judged/en';
import { es } from './judged/es';
import { fr } from './judged/fr';
import type { Facts, JudgedQuery } from './judged/Judge';
import { ndcg, recall } from './metrics';
import { PlainFts5, type Joined } from './plain-fts5';

/*
 * How well the search finds what people mean, over the real catalogue, compared with SQLite's full text used directly
 * in the same run. Rules (`judged/concepts.ts`), written before anything was searched, define what is right.
 */

/** Every search language needs queries of its own here. */
const QUERIES = { en, de, fr, es } as const satisfies Partial<Record<Language, readonly JudgedQuery[]>>;
const JUDGED = Object.keys(QUERIES) as (keyof typeof QUERIES)[];
const DEPTH = 24;

/** The minimum in every language. */
const FLOOR = { ndcg: 0.9, recall: 0.9 };
/** The margin over the better of the two ways to use SQLite. */
const MARGIN = 0.2;

interface Measured {
  readonly ndcg: number;
  readonly recall: number;
}
type Search = (query: string, language: Language) => Promise<readonly string[]>;

const folder = mkdtempSync(join(tmpdir(), 'judged-'));
const SCHEMA = new SiteSchema([catalogueSource]).engine;
const engine = new EmbeddedEngine({
  folder,
  schema: SCHEMA,
  synonyms: synonymsOf([{ synonyms }, catalogueSource]),
});
let repository: Repository;
let plain: PlainFts5;
const facts = mapLanguages(() => new Map<string, Facts>());

beforeAll(async () => {
  repository = await openSiteContent();
  const documents = catalogueDocuments(repository);
  for (const document of documents) facts[document.language].set(document.id, factsOf(document));
  plain = new PlainFts5(documents);
  await engine.rebuild(documents);
}, 120_000);
afterAll(async () => {
  plain.close();
  await engine.close();
  await repository.close();
  rmSync(folder, { recursive: true });
});

const ours: Search = async (query, language) => {
  const rules = rulesFor(rulesOf(repository, language), query, language);
  const { result, relaxed } = await searchAsTyped(engine, query, language, SCHEMA, { size: DEPTH, ...rules });
  return (relaxed?.result ?? result).items.map(({ document }) => document.id);
};
const sqlite =
  (joined: Joined): Search =>
  async (query, language) =>
    plain.search(query, language, joined, DEPTH);

async function measure(language: Language, [query, judge]: JudgedQuery, search: Search): Promise<Measured> {
  const products = [...facts[language].values()].map(judge);
  const found = (await search(query, language)).map((id) => judge(facts[language].get(id)!));
  return { ndcg: ndcg(found, products), recall: recall(found, products, DEPTH) };
}

const mean = (all: readonly Measured[], of: keyof Measured) =>
  all.reduce((sum, one) => sum + one[of], 0) / all.length;

it('has two hundred queries, each of which matches a product of the catalogue', () => {
  const all = JUDGED.flatMap((language) =>
    QUERIES[language].map(([query, judge]) => ({ language, query, judge })),
  );
  expect(all.length).toBeGreaterThanOrEqual(200);
  const meaningless = all.filter(({ language, judge }) =>
    [...facts[language].values()].every((product) => judge(product) < 2),
  );
  expect(meaningless.map(({ language, query }) => `${language}: ${query}`)).toEqual([]);
});

describe.each(JUDGED)('%s', (language) => {
  const table = new Map<string, Measured[]>();
  beforeAll(async () => {
    for (const [name, search] of [
      ['ours', ours],
      ['FTS5, all words', sqlite('AND')],
      ['FTS5, any word', sqlite('OR')],
    ] as const) {
      const measured: Measured[] = [];
      for (const query of QUERIES[language]) measured.push(await measure(language, query, search));
      table.set(name, measured);
    }
    const lines = [...table].map(
      ([name, all]) =>
        `${language}  ${name.padEnd(16)} NDCG@10 ${mean(all, 'ndcg').toFixed(3)}  recall@24 ${mean(all, 'recall').toFixed(3)}`,
    );
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
