/** @jest-turn 2 */
import { universalEditor } from '../../../model-json/core/server/universal/universal-editor';
import { agentContent } from '../../mcp/agent-site';
import { component } from '../../server/fixture-site';
import { all, PEOPLE, PLACES, SAMPLED_PEOPLE, type Place } from '../people';
import { cell, startRightsSite, type RightsSite } from '../rights-site';

/* The rows of the rights table for the Universal Editor: each of its calls, for each person, in their own place and another. */

let rights: RightsSite;
beforeAll(async () => {
  const content = Object.fromEntries(
    Object.entries(agentContent).filter(([file]) => /^(?:apps|conf)\//.test(file)),
  );
  rights = await startRightsSite({ server: { universalEditor }, content });
});
afterAll(() => rights.site.close());
/** Pages of a template that lets authors change what is in `main`. */
beforeEach(async () => {
  await rights.freshCells();
  const template = '/conf/ventora/settings/wcm/templates/news';
  const text = component('text', { text: '<p>Before</p>', textIsRich: true });
  await rights.site.repository.change((draft) => {
    for (const place of all) {
      draft.setProperty(`${cell(place)}/jcr:content`, 'cq:template', template);
      draft.create(`${cell(place)}/jcr:content/root/main`, component('container', { a: text, b: text }));
    }
  });
});

const urn = (path: string) => `urn:aemconnection:${path}`;
const at = (place: Place, name = '') => ({ resource: urn(`${cell(place)}/jcr:content/root/main${name}`) });

async function call(who: string, name: string, payload: object): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${rights.site.origin}/universal-editor/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...rights.send(who) },
    body: JSON.stringify({
      connections: [{ name: 'aemconnection', protocol: 'aem', uri: rights.site.origin }],
      ...payload,
    }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** What is sent to change a page. */
const CHANGES: Readonly<Record<string, (place: Place) => object>> = {
  update: (place) => ({ target: { ...at(place, '/a'), prop: 'text' }, value: '<p>Changed</p>' }),
  patch: (place) => ({ target: at(place, '/a'), patch: { name: 'text', value: '<p>Changed</p>' } }),
  add: (place) => ({
    target: { container: at(place) },
    content: { name: 'Text', aem: { page: { resourceType: 'ventora/components/text', template: {} } } },
  }),
  move: (place) => ({ from: { component: at(place, '/b') }, to: { container: at(place), before: at(place, '/a') } }), // prettier-ignore
  copy: (place) => ({ source: { component: at(place, '/a') }, target: { container: at(place) } }),
  remove: (place) => ({ target: { component: at(place, '/a') } }),
};
const changes = SAMPLED_PEOPLE.flatMap((who) =>
  Object.keys(CHANGES).flatMap((name) => all.map((place) => ({ who, name, place }))),
);

it.each(changes)('$who: $name, $place', async ({ who, name, place }) => {
  const { role, reads, writes } = PEOPLE[who]!;
  const before = rights.contentOf(place);
  const { status, text } = await call(who, name, CHANGES[name]!(place));
  const expected = !role ? 401 : writes.includes(place) ? 200 : reads.includes(place) ? 403 : 404;
  expect([status, text]).toEqual([expected, text]);
  expect(rights.contentOf(place) !== before).toBe(expected === 200);
});

const reads = SAMPLED_PEOPLE.flatMap((who) => all.map((place) => ({ who, place })));

it.each(reads)('$who: reads properties and what containers accept, $place', async ({ who, place }) => {
  const { role, reads: readable } = PEOPLE[who]!;
  const expected = !role ? 401 : readable.includes(place) ? 200 : 404;
  expect((await call(who, 'details', { target: at(place, '/a') })).status).toBe(expected);
  const filters = `/universal-editor/component-filters.json?page=${cell(place)}`;
  expect((await rights.site.get(filters, rights.send(who))).status).toBe(expected);
});

it.each(reads)('$who: publishes, $place', async ({ who, place }) => {
  const { role, reads: readable, publishes } = PEOPLE[who]!;
  const { status } = await call(who, 'publish', { references: [urn(cell(place))] });
  const refused = readable.includes(place) ? 403 : 404;
  expect(status).toBe(!role ? 401 : publishes.includes(place) ? 200 : refused);
});

it('takes back nothing that somebody else has changed', async () => {
  const changed = await call('a publisher', 'update', CHANGES['update']!('own'));
  const { change } = JSON.parse(changed.text) as { change: number };
  const reader = 'an author who may read';
  expect((await call(reader, 'undo', { change })).status).toBeGreaterThanOrEqual(400);
  expect(rights.contentOf('own')).toContain('Changed');
  expect((await call('a publisher', 'undo', { change })).status).toBe(200);
  expect(rights.contentOf('own')).not.toContain('Changed');
});

it('says the same whether a page that somebody may not read exists or not', async () => {
  const ask = async (name: string) => {
    const resource = urn(`${PLACES.other}/${name}/jcr:content/root/main/a`);
    const { status, text } = await call('an author who may write', 'details', { target: { resource } });
    return [status, text.replaceAll(name, 'NAME')];
  };
  expect(await ask('cell')).toEqual(await ask('none'));
});
