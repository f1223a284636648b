import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { coreExporters } from '../../model-json/core/exporter/exporters';
import { migratePackages } from '../../model-json/core/filevault/migrate-packages';
import type { Repository } from '../../model-json/core/repository/Repository';
import { openSiteFolder } from '../../model-json/core/repository/site-folder';
import { buildServer } from '../../model-json/core/server/build-server';
import { headless } from '../../model-json/features/headless/feature';
import { fetched, PACKAGES } from '../package/filevault/maven-central';
import { testFrontend } from '../server/start-site';
import type { Told } from './ask';

/* WKND's models, fragments and persisted queries, from Maven Central, migrated and asked as WKND's apps ask them. */

const WKND = '/content/dam/wknd-shared/en';

let file: string | undefined;
let site: string;
let repository: Repository;
let publish: FastifyInstance;
beforeAll(async () => {
  file = await fetched(PACKAGES.wkndShared);
  if (file === undefined) return;
  site = mkdtempSync(path.join(tmpdir(), 'wknd-'));
  const isDrawn = (type: string) => Object.hasOwn(coreExporters, type);
  await migratePackages({ packages: [file], site, isDrawn });
  repository = await openSiteFolder(site);
  publish = buildServer({
    runMode: 'publish',
    repository,
    registry: {},
    features: [headless],
    frontend: () => testFrontend(),
    renditionsDir: path.join(site, 'renditions'),
    log: fastify({ logger: false }).log,
  });
}, 180_000);
afterAll(async () => {
  if (file === undefined) return;
  await publish.close();
  await repository.close();
  rmSync(site, { recursive: true, force: true });
});

async function execute<T>(rest: string): Promise<T> {
  const answer = (await publish.inject(`/graphql/execute.json/wknd-shared/${rest}`)).json<Told>();
  expect(answer.errors).toBeUndefined();
  return answer.data as T;
}

interface Items<T> {
  readonly items: readonly T[];
}

interface Adventure {
  readonly title: string;
  readonly price: number;
  readonly slug: string;
  readonly primaryImage: { readonly _path: string; readonly _dynamicUrl: string };
  readonly description: { readonly json: unknown; readonly plaintext: string; readonly html: string };
}

test('lists WKND’s nine persisted queries', async () => {
  if (file === undefined) return;
  const [listed] = (await publish.inject('/graphql/list.json/wknd-shared')).json<
    { queries: { path: { shortForm: string } }[] }[]
  >();
  expect(
    listed?.queries.map(({ path: { shortForm } }) => shortForm.replace('wknd-shared/', '')).toSorted(),
  ).toEqual([
    'adventure-by-path',
    'adventure-by-price',
    'adventure-by-slug',
    'adventures-all',
    'adventures-by-activity',
    'article-by-author',
    'article-by-path',
    'article-by-slug',
    'articles-all',
  ]);
});

test('gives all adventures, sorted and by the page', async () => {
  if (file === undefined) return;
  const { adventureList } = await execute<{ adventureList: Items<Adventure> }>(
    'adventures-all;sort=title%20ASC',
  );
  const titles = adventureList.items.map(({ title }) => title);
  expect(titles.length).toBeGreaterThanOrEqual(16);
  expect(titles).toEqual(titles.toSorted());
  const second = await execute<{ adventureList: Items<Adventure> }>(
    'adventures-all;sort=title%20ASC;offset=1;limit=2',
  );
  expect(second.adventureList.items.map(({ title }) => title)).toEqual(titles.slice(1, 3));
});

test('gives an adventure by its slug and by its path, with formats, picture and references', async () => {
  if (file === undefined) return;
  const { adventureList } = await execute<{ adventureList: Items<Adventure> & { _references: unknown } }>(
    'adventure-by-slug;slug=bali-surf-camp;imageWidth=800;imageSeoName=surf',
  );
  const [bali] = adventureList.items;
  expect(bali).toMatchObject({
    title: 'Bali Surf Camp',
    price: 5000,
    primaryImage: { _path: `${WKND}/adventures/bali-surf-camp/adobestock-175749320.jpg` },
  });
  expect(bali?.primaryImage._dynamicUrl).toMatch(
    /^\/adobe\/dynamicmedia\/deliver\/dm-aid--[\w-]+\/surf\.jpg\?quality=80&width=800&preferwebp=true$/,
  );
  expect(bali?.description.html).toContain('<p>');
  expect(bali?.description.plaintext).not.toContain('<');
  expect(adventureList._references).toContainEqual(
    expect.objectContaining({ __typename: 'AdventureModel', slug: 'surf-camp-costa-rica' }),
  );
  const byPath = await execute<{ adventureByPath: { item: Adventure } }>(
    `adventure-by-path;adventurePath=${WKND}/adventures/bali-surf-camp/bali-surf-camp`,
  );
  expect(byPath.adventureByPath.item.slug).toBe('bali-surf-camp');
});

test('filters adventures by activity and price', async () => {
  if (file === undefined) return;
  const of = async (rest: string) =>
    (await execute<{ adventureList: Items<Adventure> }>(rest)).adventureList.items;
  expect((await of('adventures-by-activity;activity=surfing')).map(({ slug }) => slug)).toContain(
    'bali-surf-camp',
  );
  const cheap = await of('adventure-by-price;price=1200;priceOperator=LOWER');
  const dear = await of('adventure-by-price;price=1200;priceOperator=GREATER_EQUAL');
  expect(cheap.every(({ price }) => price < 1200)).toBe(true);
  expect(dear.every(({ price }) => price >= 1200)).toBe(true);
  const all = await of('adventures-all');
  expect(cheap.length + dear.length).toBe(all.filter(({ price }) => price !== null).length);
});

test('gives articles with their authors, page by page, by path, slug and author', async () => {
  if (file === undefined) return;
  interface Article {
    readonly title: string;
    readonly slug: string;
    readonly _path: string;
    readonly authorFragment: { readonly firstName: string; readonly lastName: string } | null;
  }
  interface Page {
    readonly edges: readonly { readonly node: Article }[];
    readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  }
  const articles: Article[] = [];
  for (let after = '', more = true; more;) {
    const { edges, pageInfo }: Page = (
      await execute<{ articlePaginated: Page }>(`articles-all;first=2${after && `;after=${after}`}`)
    ).articlePaginated;
    articles.push(...edges.map(({ node }) => node));
    after = pageInfo.endCursor;
    more = pageInfo.hasNextPage;
  }
  expect(new Set(articles.map(({ _path }) => _path)).size).toBe(articles.length);
  const written = articles.find(({ authorFragment }) => authorFragment)!;
  const { firstName, lastName } = written.authorFragment!;
  const found = await execute<{ articleList: Items<Article> }>(
    `article-by-author;authorFirstName=${encodeURIComponent(firstName)};authorLastName=${encodeURIComponent(lastName)}`,
  );
  expect(found.articleList.items.map(({ slug }) => slug)).toContain(written.slug);
  const byPath = await execute<{ articleByPath: { item: Article } }>(
    `article-by-path;articlePath=${encodeURIComponent(written._path)}`,
  );
  expect(byPath.articleByPath.item.title).toBe(written.title);
  const bySlug = await execute<{ articleList: Items<Article> }>(`article-by-slug;slug=${written.slug}`);
  expect(bySlug.articleList.items).toHaveLength(1);
});
