import { FRAGMENT, MODEL, startAgentSite, type Agent, type AgentSite } from './agent-site';

/* What agents write into fragments is what the form of the editor would save. */

const FOLDER = '/content/dam/ventora/fragments';
const OLD = '/conf/ventora/settings/dam/cfm/models/old';

let site: AgentSite;
let agent: Agent;
beforeAll(async () => {
  site = await startAgentSite();
  agent = await site.agent(site.person('jane', 'publisher', [{ path: '/content', level: 'publish' }]));
});
afterAll(() => site.close());

interface Read {
  readonly content: { readonly version: string; readonly values: object; readonly schema: object };
}
const read = async (path = FRAGMENT) => (await agent.call<Read>('get-aem-fragment', { path })).content;

it.each([
  ['a text that is too long', { headline: 'x'.repeat(41) }, 'headline'],
  ['no text in a required field', { headline: ' ' }, 'Fill in this field'],
  ['a text that does not match', { number: 'V-12' }, 'Write V- and three digits'],
  ['a number that is too small', { minutes: 0 }, 'minutes'],
  ['a number that is too large', { minutes: 61 }, 'minutes'],
  ['a value that is no choice', { tone: 'shy' }, 'tone'],
  ['a field that the model does not have', { colour: 'red' }, 'colour'],
])('refuses %s and says where', async (_title, values, said) => {
  const { version } = await read();
  for (const name of ['propose-aem-fragment', 'patch-aem-fragment']) {
    const refusal = await agent.refused(name, { path: FRAGMENT, version, values });
    expect(refusal).toMatchObject({ code: 'invalid', cure: expect.stringContaining('schema') as unknown });
    expect(refusal.message).toContain(said);
  }
  const asked = { parentPath: FOLDER, name: 'faulty', title: 'Faulty', model: MODEL, values };
  expect(await agent.refused('create-aem-fragment', asked)).toMatchObject({ code: 'invalid' });
  expect(site.repository.get(`${FOLDER}/faulty`)).toBeUndefined();
  expect((await read()).version).toBe(version);
});

it('says in the schema what the form of a fragment checks', async () => {
  expect((await read()).schema).toMatchObject({
    properties: {
      headline: { type: 'string', maxLength: 40 },
      minutes: { anyOf: [{ minimum: 1, maximum: 60 }, { type: 'null' }] },
      number: { description: 'Write V- and three digits' },
      tone: {
        anyOf: [{ enum: ['calm', 'loud'] }, { type: 'null' }],
        description: 'One of: calm (Calm), loud (Loud).',
      },
    },
  });
});

it('begins a fragment with the values of its model, and says what its form still asks for', async () => {
  const asked = { parentPath: FOLDER, title: 'Water', model: MODEL };
  const empty = await agent.call<{ path: string; warnings: string[] }>('create-aem-fragment', {
    ...{ ...asked, name: 'empty' },
  });
  expect((await read(empty.path)).values).toEqual({ minutes: 5, tone: 'calm' });
  expect(empty.warnings).toEqual(['headline: Fill in this field.']);
  const filled = await agent.call<{ path: string; warnings: string[] }>('create-aem-fragment', {
    ...{ ...asked, name: 'filled', values: { headline: 'Wet', tone: 'loud', minutes: null } },
  });
  expect((await read(filled.path)).values).toEqual({ headline: 'Wet', tone: 'loud' });
  expect(filled.warnings).toEqual([]);
});

it('makes no fragment of a model that is not enabled, and lists which are', async () => {
  const asked = { parentPath: FOLDER, name: 'late', title: 'Late', model: OLD };
  expect(await agent.refused('create-aem-fragment', asked)).toMatchObject({
    code: 'not-possible',
    cure: expect.stringContaining('enabled') as unknown,
  });
  const { items } = await agent.call<{ items: { path: string; status: string }[] }>(
    'search-aem-fragment-models',
  );
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: MODEL, status: 'enabled' }),
      expect.objectContaining({ path: OLD, status: 'disabled' }),
    ]),
  );
});
