import { MAX_MEMBERS, MAX_TEXT } from '../../../model-json/core/repository/check-node';
import { component, page } from '../fixture-site';
import { Lab, LAB, ROOT } from '../lab-site';
import { startSite } from '../start-site';

/* What one author writes must not keep the server from answering others. */

const lab = new Lab();

const filled = (part: string): string => part.repeat(MAX_TEXT / part.length);

test.each<[string, string]>([
  ['letters without an end', filled('a')],
  ['letters and dots', filled('a.')],
  ['tags that never close', filled('<')],
  ['comments that never close', filled('<!--')],
  ['nested tags', filled('<b><i>')],
  ['entities that never end', filled('&amp')],
  ['blanks', `x${filled(' ').slice(1)}`],
  ['digits', filled('1')],
  ['addresses', filled('https://')],
  ['hyphens', filled('a-')],
])('a page with as many %s as a text may have is drawn', async (_, text) => {
  const { status } = await lab.client.post(`${ROOT}/a`, { './text': text, './textIsRich': 'true' });
  expect(status).toBe(200);
  await lab.client.post(`${ROOT}/b`, {
    './sling:resourceType': 'ventora/components/title',
    './jcr:title': text,
  });
  expect((await lab.site.publish.inject(`${LAB}.html`)).statusCode).toBe(200);
  expect((await lab.site.author.inject(`${LAB}.model.json`)).statusCode).toBe(200);
});

test('a longer text is refused, with the limit', async () => {
  const { status, json } = await lab.client.post(`${ROOT}/a`, { './text': 'x'.repeat(MAX_TEXT + 1) });
  expect(status).toBe(422);
  expect(json['status.message']).toContain(`a text of ${MAX_TEXT + 1} characters; keep it to ${MAX_TEXT}`);
  expect(lab.properties(`${ROOT}/a`)?.['text']).toBe('A');
});

test('a node of thousands of properties is refused, with the limit', async () => {
  const form = Object.fromEntries(Array.from({ length: 4990 }, (_, index) => [`./p${index}`, 'x']));
  const { status, json } = await lab.client.post(`${ROOT}/a`, form);
  expect(status).toBe(422);
  expect(json['status.message']).toContain(`more than ${MAX_MEMBERS} properties`);
});

test('a list of thousands of values is refused, with the limit', async () => {
  const { status } = await lab.client.post(`${ROOT}/a`, {
    './tags': Array<string>(MAX_MEMBERS + 1).fill('x'),
  });
  expect(status).toBe(422);
});

test('a file with a text that is too long is left out, named, and the rest of the site stands', async () => {
  const site = await startSite({
    content: {
      'content/ventora/gb/en/long.json': page('Long', {
        text: component('text', { text: 'x'.repeat(MAX_TEXT + 1) }),
      }),
    },
  });
  expect((await site.publish.inject('/long')).statusCode).toBe(404);
  expect((await site.publish.inject('/products')).statusCode).toBe(200);
  expect(site.repository.problems()).toEqual([
    expect.objectContaining({
      message: expect.stringContaining('en/long.json#/jcr:content/root/text/text') as string,
    }),
  ]);
  await site.close();
});
