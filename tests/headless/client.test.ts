import AEMHeadless from '@adobe/aem-headless-client-js';
import { startGuardedSite, type GuardedSite, type Sender } from '../accounts/guarded-site';
import { ENDPOINT } from './ask';
import { DAM, FILES } from './workshop';

/* Adobe's own client, unmodified, against author with accounts and publish, each on a port. */

let site: GuardedSite;
let author: AEMHeadless;
let publish: AEMHeadless;
let sender: Sender;
beforeAll(async () => {
  site = await startGuardedSite({ content: FILES, published: FILES });
  const queries = '/conf/ventora/settings/graphql/persistentQueries';
  sender = site.person('app', 'publisher', [
    { path: '/content', level: 'read' },
    { path: queries, level: 'publish' },
  ]);
  const auth = sender['authorization']!.replace('Bearer ', '');
  author = new AEMHeadless({ serviceURL: site.origin, endpoint: ENDPOINT, auth, fetch });
  const port = await site.publish.listen({ port: 0, host: '127.0.0.1' });
  publish = new AEMHeadless({ serviceURL: port, fetch });
});
afterAll(() => site.close());

const QUERY = `query ($path: String!, $size: String = "large") {
  machineByPath(_path: $path) { item { name } }
  machineList(filter: {size: {_expressions: [{value: $size}]}}) { items { name } }
}`;

test('runs queries with variables, at our endpoint and at the one it uses by itself', async () => {
  const wanted = {
    machineByPath: { item: { name: 'Saw & Co' } },
    machineList: { items: [{ name: 'Press' }] },
  };
  const path = `${DAM}/saw`;
  for (const tree of [site.repository, site.publishRepository])
    await tree.change((draft) => draft.setProperty(`${path}/jcr:content/data/master`, 'name', 'Saw & Co'));
  const asked = { query: QUERY, variables: { path } };
  expect((await author.runQuery(asked)).data).toEqual(wanted);
  expect((await publish.runQuery(asked)).data).toEqual(wanted);
  await expect(publish.runQuery('{ nope { items { name } } }')).rejects.toThrow('Cannot query field "nope"');
});

test('pages through a list by cursor', async () => {
  const pages = async (config: { pageSize: number }, parameters: object) => {
    const found: unknown[] = [];
    for await (const page of publish.runPaginatedQuery('maker', '{ name }', config, { ...parameters })) {
      expect(page.length).toBeLessThanOrEqual(1);
      found.push(...page);
    }
    return found;
  };
  const wanted = [{ name: 'Iron & Sons' }, { name: 'Bolt Works' }];
  expect(await pages({ pageSize: 1 }, { sort: 'town' })).toEqual(wanted);
});

test('stores a query on author, lists it, and runs it on publish once it is published', async () => {
  expect(await author.persistQuery(QUERY, 'ventora/machine')).toMatchObject({
    action: 'create',
    shortPath: '/ventora/machine',
  });
  expect(await author.listPersistedQueries()).toMatchObject([
    { configurationName: 'ventora', queries: [{ path: { shortForm: 'ventora/machine' } }] },
  ]);
  const path = '/conf/ventora/settings/graphql/persistentQueries/machine';
  await expect(publish.runPersistedQuery('ventora/machine', { path: DAM })).rejects.toThrow(
    'There is no persisted query ventora/machine',
  );
  await site.post('/bin/replicate.json', { cmd: 'Activate', path }, sender);
  const variables = { path: `${DAM}/press`, size: 'small' };
  const wanted = {
    machineByPath: { item: { name: 'Press' } },
    machineList: { items: [{ name: 'Lathe' }] },
  };
  for (const client of [author, publish]) {
    expect((await client.runPersistedQuery('ventora/machine', variables)).data).toEqual(wanted);
    expect((await client.runPersistedQuery('ventora/machine', variables, { method: 'POST' })).data).toEqual(
      wanted,
    );
  }
});
