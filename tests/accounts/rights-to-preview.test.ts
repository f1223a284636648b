import { all, PEOPLE, SAMPLED_PEOPLE } from './people';
import { cell, startRightsSite, type RightsSite } from './rights-site';

/* The rows of the rights table for preview links. */

const API = '/bin/ventora/previews.json';
const UNTIL = new Date(Date.now() + 3_600_000).toISOString();

let rights: RightsSite;
beforeAll(async () => {
  rights = await startRightsSite();
});
afterAll(() => rights.site.close());
beforeEach(() => rights.freshCells());

interface Made {
  readonly id: number;
  readonly address?: string;
}
const make = async (who: string, path: string, more: Record<string, string> = {}) => {
  const form = { cmd: 'create', path, until: UNTIL, ...more };
  const { status, text } = await rights.site.post(API, form, rights.send(who));
  const { preview } = (status === 200 ? JSON.parse(text) : {}) as { preview?: Made };
  return { status, preview };
};
const listed = async (who: string) => {
  const { status, text } = await rights.site.get(API, rights.send(who));
  return { status, previews: status === 200 ? (JSON.parse(text) as { previews: Made[] }).previews : [] };
};

describe.each(SAMPLED_PEOPLE)('%s', (who) => {
  const { role, reads, writes } = PEOPLE[who]!;

  it.each(all)('makes links only to what they may read: %s', async (place) => {
    const { status, preview } = await make(who, cell(place));
    expect(status).toBe(!role ? 401 : reads.includes(place) ? 200 : 404);
    const { status: seen } = await rights.site.get(
      `${preview?.address ?? '/preview/1-x'}${cell(place)}.html`,
    );
    expect(seen === 200 || seen === 301).toBe(reads.includes(place));
  });

  it.each(all)('sees and revokes links as they may: %s', async (place) => {
    const { preview: theirs } = await make('an administrator', cell(place));
    const { status, previews } = await listed(who);
    expect(status).toBe(role ? 200 : 401);
    const found = previews.find(({ id }) => id === theirs?.id);
    expect(found !== undefined).toBe(reads.includes(place));
    expect(found?.address !== undefined).toBe(role === 'administrator');
    const revoked = await rights.site.post(API, { cmd: 'revoke', id: String(theirs?.id) }, rights.send(who));
    const refused = reads.includes(place) ? 403 : 404;
    expect(revoked.status).toBe(!role ? 401 : writes.includes(place) ? 200 : refused);
  });
});

it('shows nothing of a tree that its maker may not read, and ends with their rights', async () => {
  const who = 'an author who may write';
  expect((await make(who, '/content/ventora', { deep: 'true' })).status).toBe(404);
  const { preview } = await make(who, cell('own'), { deep: 'true' });
  const address = preview?.address ?? '';
  const hidden = await rights.site.repository.change((draft) => {
    draft.setProperty(`${cell('other')}/jcr:content`, 'jcr:title', 'Hidden draft');
    draft.setProperty(`${cell('own')}/jcr:content/root/a`, 'text', 'Own draft');
  });
  expect(hidden).toBeUndefined();
  const open = async (path: string) => {
    const answer = await rights.site.get(`${address}${path}`, { accept: 'text/html' });
    return answer.status === 301 ? rights.site.get(answer.headers.get('location') ?? '') : answer;
  };
  expect((await open(`${cell('own')}.html`)).text).toContain('Own draft');
  expect((await open(`${cell('other')}.html`)).text).not.toContain('Hidden draft');
  const index = Object.keys(PEOPLE).indexOf(who);
  rights.site.accounts.directory.change(`p${index}`, { isDisabled: true });
  expect((await open(`${cell('own')}.html`)).status).toBe(410);
  rights.site.accounts.directory.change(`p${index}`, { isDisabled: false });
});

it('is noted in the audit log', async () => {
  const { preview } = await make('an administrator', cell('own'));
  await rights.site.post(API, { cmd: 'revoke', id: String(preview?.id) }, rights.send('an administrator'));
  const noted = [...rights.site.accounts.audit.records()]
    .slice(-2)
    .map(({ what, about }) => [what, about?.[0]]);
  expect(noted).toEqual([
    ['preview made', cell('own')],
    ['preview revoked', cell('own')],
  ]);
});
