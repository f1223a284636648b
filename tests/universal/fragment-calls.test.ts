import { FRAGMENT, treeOf } from '../mcp/agent-site';
import { startUniversalSite, type UniversalSite } from './universal-site';

/* Content fragments on pages of applications: their elements are edited by the rules of their model. */

const ELEMENTS = `urn:aemconnection:${FRAGMENT}/jcr:content/data/master`;

let site: UniversalSite;
beforeAll(async () => {
  site = await startUniversalSite();
});
afterAll(() => site.close());

const elements = () => JSON.stringify(treeOf(site.repository.get(`${FRAGMENT}/jcr:content/data`)));

it('tells the elements of a fragment, and the fields of its model', async () => {
  const { answer } = await site.call('details', { target: { resource: ELEMENTS } });
  expect(answer).toMatchObject({
    data: { headline: 'Dry air', body: '<p>Why</p>', minutes: 3 },
    fields: [
      { name: 'headline', component: 'text', required: true, validation: { maxLength: 40 } },
      { name: 'body' },
      { name: 'minutes', component: 'number', validation: { numberMin: 1, numberMax: 60 } },
      { name: 'number', component: 'text' },
      { name: 'tone', component: 'select' },
    ],
  });
});

it.each([
  ['update', { target: { resource: ELEMENTS, prop: 'headline' }, value: 'Wet air' }],
  // On a page a number is typed as text.
  ['update', { target: { resource: ELEMENTS, prop: 'minutes' }, value: '12' }],
  [
    'patch',
    {
      target: { resource: ELEMENTS },
      patch: [
        { name: 'tone', value: 'loud' },
        { name: 'body', value: '' },
      ],
    },
  ],
])('%s changes a fragment, and is undone exactly', async (name, payload) => {
  const before = elements();
  const { statusCode, answer } = await site.call(name, payload);
  expect([statusCode, answer]).toEqual([200, expect.objectContaining({ change: expect.any(Number) })]);
  expect(elements()).not.toBe(before);
  expect((await site.call('undo', { change: answer['change'] })).statusCode).toBe(200);
  expect(elements()).toBe(before);
});

it.each([
  [422, 'what its model refuses', ELEMENTS, 'headline', 'x'.repeat(41)],
  [422, 'a number that is none', ELEMENTS, 'minutes', 'many'],
  [422, 'an element that the model does not have', ELEMENTS, 'colour', 'blue'],
  [409, 'a variation', ELEMENTS.replace('master', 'short'), 'headline', 'Short'],
  [404, 'a fragment that is not there', ELEMENTS.replace('air', 'none'), 'headline', 'None'],
])('answers %i to %s, and changes nothing', async (status, _what, resource, name, value) => {
  const before = elements();
  const { statusCode, answer } = await site.call('patch', { target: { resource }, patch: { name, value } });
  expect([statusCode, answer['status.message']]).toEqual([status, expect.stringMatching(/\w{3}/)]);
  expect(elements()).toBe(before);
});
