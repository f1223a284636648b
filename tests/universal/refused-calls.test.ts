import { MAIN, startUniversalSite, type UniversalSite } from './universal-site';

/* Calls of the Universal Editor that author refuses: nothing changes, and a person is told why. */

let site: UniversalSite;
beforeAll(async () => {
  site = await startUniversalSite();
});
afterAll(() => site.close());

describe('calls', () => {
  it.each([
    [
      422,
      'a property that no field sets',
      'update',
      { target: { resource: `${MAIN}/title`, prop: 'nonsense' }, value: 1 },
    ],
    [
      422,
      'a style that the policy does not offer',
      'patch',
      { target: { resource: `${MAIN}/text` }, patch: { name: 'cq:styleIds', value: ['loud'] } },
    ],
    [
      422,
      'more columns than there are',
      'patch',
      { target: { resource: `${MAIN}/text` }, patch: { name: 'cq:responsive/phone', value: { width: 13 } } },
    ],
    [
      422,
      'a layout that is none',
      'patch',
      { target: { resource: `${MAIN}/text` }, patch: { name: 'cq:responsive/phone', value: 'wide' } },
    ],
    [
      422,
      'a value that the dialog refuses',
      'update',
      { target: { resource: `${MAIN}/title`, prop: 'type' }, value: 'h9' },
    ],
    [
      404,
      'a page that is not there',
      'remove',
      { target: { component: { resource: 'urn:aemconnection:/content/none/jcr:content/a' } } },
    ],
    [
      400,
      'a resource of another system',
      'remove',
      { target: { component: { resource: 'urn:magento:/a' } } },
    ],
    [400, 'what is not such a call', 'move', { from: {} }],
    [
      403,
      'a component that the container does not accept',
      'add',
      {
        target: { container: { resource: MAIN } },
        content: { aem: { page: { resourceType: 'ventora/components/footer' } } },
      },
    ],
  ])('answer %i to %s, and change nothing', async (status, _what, name, payload) => {
    const before = site.stored();
    const { statusCode, answer } = await site.call(name, payload);
    expect([statusCode, answer['status.message']]).toEqual([status, expect.stringMatching(/\w{3}/)]);
    // For a person, not for an agent.
    expect(answer['status.message']).not.toMatch(/commands\/|get-aem-/);
    expect(site.stored()).toBe(before);
  });

  it('are refused without a proof that a page of author sent them', async () => {
    const before = site.stored();
    const payload = { target: { resource: `${MAIN}/title`, prop: 'jcr:title' }, value: 'Forged' };
    expect((await site.call('update', payload, { 'csrf-token': 'forged' })).statusCode).toBe(403);
    expect(site.stored()).toBe(before);
  });
});
