import { MODELS, type EditedModel, type UsedModels } from '../../shared/authoring/fragment-model';
import type { Grant } from '../../model-json/core/repository/rights/Rights';
import { makeFolders } from '../../model-json/core/repository/drafts/make-folders';
import { startGuardedSite, type GuardedSite, type Sender } from './guarded-site';
import { PEOPLE } from './people';

/* The rows of the rights table for content fragment models: everybody reads configuration, and writes only what they were given. */

const FOLDER = '/conf/ventora/settings/dam/cfm/models';
const NOTE = `${FOLDER}/note`;
const ID = Buffer.from(NOTE).toString('base64url');
const SECRET = '/content/dam/ventora/secret';
const node = (more: object) => ({ 'jcr:primaryType': 'nt:unstructured', ...more });

let site: GuardedSite;
const senders = new Map<string, Sender>();
const WRITES: Grant = { path: '/conf/ventora', level: 'publish' };
beforeAll(async () => {
  site = await startGuardedSite({
    content: {
      'conf/ventora.json': { 'jcr:primaryType': 'sling:Folder', settings: {} },
      'content/dam/ventora/secret.json': {
        'jcr:primaryType': 'dam:Asset',
        'jcr:content': {
          'jcr:primaryType': 'dam:AssetContent',
          contentFragment: true,
          data: node({ 'cq:model': NOTE, master: node({ words: 'x' }) }),
        },
      },
    },
    published: {},
  });
  Object.entries(PEOPLE).forEach(([name, { role, grants }], at) =>
    senders.set(name, role ? site.person(`p${at}`, role, grants) : {}),
  );
  senders.set('a maker of models', site.person('maker', 'publisher', [WRITES]));
  senders.set(
    'a maker of models, who reads all',
    site.person('head', 'publisher', [WRITES, { path: '/content', level: 'read' }]),
  );
});
afterAll(() => site.close());
beforeEach(() =>
  site.repository.change((draft) => {
    if (draft.has(FOLDER)) draft.remove(FOLDER);
    makeFolders(draft, FOLDER);
    draft.create(NOTE, {
      'jcr:primaryType': 'cq:Template',
      'jcr:content': {
        'jcr:primaryType': 'cq:PageContent',
        'jcr:title': 'Note',
        model: node({
          'cq:dialog': node({
            content: node({ items: node({ words: node({ name: 'words', fieldLabel: 'Words' }) }) }),
          }),
        }),
      },
    });
  }),
);

const ask = async (who: string, method: string, address: string, body?: object, tag?: string) => {
  const answer = await fetch(site.origin + address, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...senders.get(who),
      ...(tag !== undefined && { 'if-match': tag }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, tag: answer.headers.get('etag') ?? '' };
};
const version = () => `"${site.repository.versionOf(NOTE)}"`;
const change = (more: object = {}) => ({
  title: 'Note',
  status: 'enabled',
  fields: [
    { node: 'words', name: 'words', label: 'Words', type: 'text', multiple: false, required: false, ...more },
  ],
});
const create = (who: string, name: string) =>
  ask(who, 'POST', MODELS, { title: name, name, configurationFolder: '/conf/ventora' });
const names = () => site.repository.list(FOLDER).map(({ name }) => name);

const EVERYBODY = [...Object.keys(PEOPLE), 'a maker of models', 'a maker of models, who reads all'];
const WRITERS = ['an administrator', 'a maker of models', 'a maker of models, who reads all'];
const readsAll = (who: string) =>
  ['an administrator', 'a maker of models, who reads all'].includes(who) || /reads the others/.test(who);

describe.each(EVERYBODY)('%s', (who) => {
  const isSignedIn = who !== 'nobody';
  const mayWrite = WRITERS.includes(who);

  it('lists models, and counts only fragments that they may read', async () => {
    const { status, text } = await ask(who, 'GET', `${MODELS}?usage=true`);
    expect(status).toBe(isSignedIn ? 200 : 401);
    const one = await ask(who, 'GET', `${MODELS}/${ID}`);
    const used = await ask(who, 'GET', `${MODELS}/${ID}/fragments`);
    expect([one.status, used.status]).toEqual(isSignedIn ? [200, 200] : [401, 401]);
    if (!readsAll(who)) expect(text + one.text + used.text).not.toContain('secret');
    if (!isSignedIn) return;
    const { items, folders } = JSON.parse(text) as UsedModels;
    expect(items.map(({ fragments }) => fragments)).toEqual([readsAll(who) ? 1 : 0]);
    expect([items[0]?.mayWrite, folders.find(({ path }) => path === '/conf/ventora')?.mayWrite]).toEqual([
      mayWrite,
      mayWrite,
    ]);
    expect(JSON.parse(one.text)).toMatchObject({
      seesAll: readsAll(who),
      held: readsAll(who) ? { words: 1 } : {},
    });
  });

  it('makes and changes models only with the right to write them', async () => {
    const made = await create(who, 'made');
    const saved = await ask(who, 'PUT', `${MODELS}/${ID}`, change({ label: 'Text' }), version());
    expect([made.status, saved.status]).toEqual(
      !isSignedIn ? [401, 401] : mayWrite ? [201, 200] : [403, 403],
    );
    expect(names()).toEqual(mayWrite ? ['note', 'made'] : ['note']);
  });

  it('renames a property and deletes a model only if they can know what fragments hold', async () => {
    const renamed = await ask(who, 'PUT', `${MODELS}/${ID}`, change({ name: 'text' }), version());
    const deleted = await ask(who, 'DELETE', `${MODELS}/${ID}`, undefined, version());
    const expected = !isSignedIn ? 401 : mayWrite && readsAll(who) ? 409 : 403;
    expect([renamed.status, deleted.status]).toEqual([expected, expected]);
    expect(names()).toEqual(['note']);
    if (!readsAll(who)) expect(renamed.text + deleted.text).not.toContain(SECRET);
  });
});

it('publishes a model only with the right to', async () => {
  const send = (who: string) =>
    site.post('/bin/replicate.json', { cmd: 'Activate', path: NOTE }, senders.get(who));
  expect((await send('a publisher')).status).toBe(403);
  expect((await send('a maker of models')).status).toBe(200);
  expect(site.publishRepository.get(NOTE)).toBeDefined();
});

it('says the same of a model that is used only by what one may not read, and of one that is not used', async () => {
  const who = 'a maker of models';
  await create(who, 'unused');
  const unused = Buffer.from(`${FOLDER}/unused`).toString('base64url');
  const { tag, text } = await ask(who, 'GET', `${MODELS}/${unused}`);
  expect((JSON.parse(text) as EditedModel).fragments).toBe(0);
  const [one, other] = await Promise.all([
    ask(who, 'DELETE', `${MODELS}/${ID}`, undefined, version()),
    ask(who, 'DELETE', `${MODELS}/${unused}`, undefined, tag),
  ]);
  expect([one.status, one.text]).toEqual([other.status, other.text]);
});
