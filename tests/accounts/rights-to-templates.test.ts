import { templateAddress, TEMPLATES } from '../../shared/addresses/templates';
import type { TemplateDetails, TemplateList } from '../../shared/authoring/template';
import { component } from '../server/fixture-site';
import type { Sender } from './guarded-site';
import { PEOPLE } from './people';
import { cell, startRightsSite, type RightsSite } from './rights-site';

/* The rows of the rights table for templates: all read them, and only those change them who may write them. */

const ADMIN = 'an administrator';
const SITE = '/conf/ventora';
const TEMPLATE = `${SITE}/settings/wcm/templates/page`;
const UNUSED = `${SITE}/settings/wcm/templates/unused`;
const POLICY = `${SITE}/settings/wcm/policies/ventora/components/image/spare`;

let rights: RightsSite;
/** Writes templates, and may read only the pages of one country. */
let designer: Sender;
/** The same, and may publish them. */
let publisher: Sender;
beforeAll(async () => {
  rights = await startRightsSite();
  const own = { path: '/content/ventora/de', level: 'write' } as const;
  designer = rights.site.person('designer', 'author', [own, { path: SITE, level: 'write' }]);
  publisher = rights.site.person('publisher', 'publisher', [own, { path: SITE, level: 'publish' }]);
});
afterAll(() => rights.site.close());
beforeEach(async () => {
  await rights.freshCells();
  await rights.site.repository.change((draft) => {
    for (const path of [UNUSED, POLICY]) if (draft.has(path)) draft.remove(path);
    draft.create(UNUSED, {
      'jcr:primaryType': 'cq:Template',
      'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': 'Unused' },
    });
    draft.create(POLICY, {
      'jcr:primaryType': 'nt:unstructured',
      'sling:resourceType': 'wcm/core/components/policy/policy',
      'jcr:title': 'Spare',
    });
  });
});

const contentOf = () =>
  JSON.stringify(rights.site.repository.get(`${SITE}/settings/wcm`), (name, value: unknown) =>
    name === 'parent' ? undefined : value instanceof Map ? [...(value as Map<string, unknown>)] : value,
  );
const list = async (sender: Sender) => {
  const { status, text } = await rights.site.get(TEMPLATES, sender);
  return { status, answer: (status === 200 ? JSON.parse(text) : undefined) as TemplateList | undefined };
};
const details = async (path: string) =>
  JSON.parse((await rights.site.get(templateAddress(path), rights.send(ADMIN))).text) as TemplateDetails;
const post = async (sender: Sender, command: object) => {
  const answer = await fetch(rights.site.origin + TEMPLATES, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...sender },
    body: JSON.stringify(command),
  });
  return { status: answer.status, text: await answer.text() };
};

/** Each way in that changes something. */
async function commands(): Promise<readonly (Record<string, unknown> & { cmd: string })[]> {
  const { version, policies, row } = await details(UNUSED);
  const policy = policies.find(({ path }) => path === POLICY)!;
  const at = { template: UNUSED, version };
  return [
    {
      cmd: 'savePolicy',
      path: POLICY,
      version: policy.version,
      values: { ...policy.values, title: 'Taken' },
    },
    { cmd: 'deletePolicy', path: POLICY, version: policy.version },
    { cmd: 'createPolicy', ...at, place: 'root', type: 'ventora/components/image', title: 'New' },
    { cmd: 'assignPolicy', ...at, place: 'root', type: 'ventora/components/image', policy: POLICY },
    {
      cmd: 'saveTemplate',
      ...at,
      title: 'X',
      description: row.description,
      state: 'enabled',
      allowedPaths: [],
      ranking: 1,
    },
    { cmd: 'createTemplate', site: SITE, from: UNUSED, title: 'Copy', description: '' },
    { cmd: 'deleteTemplate', ...at },
    { cmd: 'restore', former: [{ path: UNUSED, node: null, version }] },
  ];
}

describe.each(Object.keys(PEOPLE))('%s', (who) => {
  const { role, reads } = PEOPLE[who]!;
  const isAdmin = role === 'administrator';

  it('lists templates with the number of pages that they may read, and whether they may change them', async () => {
    const { status, answer } = await list(rights.send(who));
    expect(status).toBe(!role ? 401 : 200);
    if (!answer) return;
    const row = answer.templates.find(({ path }) => path === TEMPLATE)!;
    const all = (await list(rights.send(ADMIN))).answer!.templates.find(
      ({ path }) => path === TEMPLATE,
    )!.pages;
    expect([row.mayWrite, answer.sites[0]?.mayWrite]).toEqual([isAdmin, isAdmin]);
    if (reads.length < 2) expect(row.pages).toBeLessThan(all);
    else expect(row.pages).toBe(all);
    const { text } = await rights.site.get(templateAddress(TEMPLATE), rights.send(who));
    for (const place of ['own', 'other'] as const)
      expect(text.includes(`"${cell(place)}"`)).toBe(reads.includes(place));
  });

  it('changes nothing of templates and policies without the right to write them', async () => {
    for (const command of await commands()) {
      if (isAdmin) continue;
      const before = contentOf();
      const { status } = await post(rights.send(who), command);
      expect([command.cmd, status]).toEqual([command.cmd, !role ? 401 : 403]);
      expect(contentOf()).toBe(before);
    }
  });
});

it('lets those who may write the configuration of a site change its templates and policies', async () => {
  for (const command of await commands()) {
    if (['deleteTemplate', 'deletePolicy', 'restore'].includes(command.cmd)) continue;
    const fresh = (await commands()).find(({ cmd }) => cmd === command.cmd)!;
    const { status, text } = await post(designer, fresh);
    expect([command.cmd, status, text.slice(0, 8)]).toEqual([command.cmd, 200, '{"path":']);
  }
});

describe('the structure of a template', () => {
  const structure = `${TEMPLATE}/structure/jcr:content`;
  const main = `${structure.replace('jcr:content', '_jcr_content')}/root/main`;
  beforeEach(() =>
    rights.site.repository.change((draft) => {
      if (draft.has(`${TEMPLATE}/structure`)) draft.remove(`${TEMPLATE}/structure`);
      draft.create(`${TEMPLATE}/structure`, {
        'jcr:primaryType': 'cq:Page',
        'jcr:content': {
          'jcr:primaryType': 'cq:PageContent',
          root: component('container', { main: component('container', { editable: true }) }),
        },
      });
    }),
  );

  it.each([...Object.keys(PEOPLE), 'a designer'])(
    'is changed by %s only with the right to it',
    async (who) => {
      const { role } = PEOPLE[who] ?? { role: 'author' };
      const sender = who === 'a designer' ? designer : rights.send(who);
      const { status } = await rights.site.post(main, { 'jcr:title': who }, sender);
      const may = role === 'administrator' || who === 'a designer';
      expect(status).toBe(may ? 200 : role ? 403 : 401);
      const title = rights.site.repository.get(`${structure}/root/main`)?.properties['jcr:title'];
      expect(title).toBe(may ? who : undefined);
    },
  );

  it('keeps the containers of pages that a person cannot see', async () => {
    const { status, text } = await rights.site.post(main, { ':operation': 'delete' }, designer);
    expect(status).toBe(403);
    expect(text).not.toMatch(/\d+ pages/);
  });
});

it('deletes a template only for those who may read all pages, and says nothing of the others', async () => {
  const { version } = await details(TEMPLATE);
  const used = await post(designer, { cmd: 'deleteTemplate', template: TEMPLATE, version });
  const unused = await post(designer, {
    cmd: 'deleteTemplate',
    template: UNUSED,
    version: (await details(UNUSED)).version,
  });
  expect([used.status, used.text]).toEqual([403, unused.text]);
  expect(used.text).not.toContain('/content/ventora/gb');
});

it('lets only those publish templates and policies who may publish the configuration', async () => {
  const publish = async (sender: Sender) =>
    (await rights.site.post('/bin/replicate.json', { cmd: 'Activate', path: UNUSED }, sender)).status;
  expect([await publish(designer), await publish(rights.send('a publisher'))]).toEqual([403, 403]);
  expect(rights.site.publishRepository.get(UNUSED)).toBeUndefined();
  expect(await publish(publisher)).toBe(200);
  expect(rights.site.publishRepository.get(UNUSED)).toBeDefined();
});
