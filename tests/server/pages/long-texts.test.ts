/** @jest-turn 8 */
import { MAX_MEMBERS, MAX_TEXT } from '../../../model-json/core/repository/check-node';
import { component, page } from '../fixture-site';
import { Lab, LAB, ROOT } from '../lab-site';
import { startSite } from '../start-site';

/* A single author's text must not block the server for others. */

const lab = new Lab();

const filled = (part: string): string => part.repeat(MAX_TEXT / part.length);

test.each<[string, string]>([
  ['endless letters', filled('a')],
  ['letters and dots', filled('a.')],
  ['unclosed tags', filled('<')],
  ['unclosed comments', filled('<!--')],
  ['nested tags', filled('<b><i>')],
  ['unclosed entities', filled('&amp')],
  ['blanks', `x${filled(' ').slice(1)}`],
  ['digits', filled('1')],
  ['addresses', filled('https://')],
  ['hyphens', filled('a-')],
])('a page with a maximum of %s is served', async (_, text) => {
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

test('a node with thousands of properties is refused, with the limit', async () => {
  const form = Object.fromEntries(Array.from({ length: 4990 }, (_, index) => [`./p${index}`, 'x']));
  const { status, json } = await lab.client.post(`${ROOT}/a`, form);
  expect(status).toBe(422);
  expect(json['status.message']).toContain(`more than ${MAX_MEMBERS} properties`);
});

test('a list of thousands of values is refused', async () => {
  const { status } = await lab.client.post(`${ROOT}/a`, {
    './tags': Array<string>(MAX_MEMBERS + 1).fill('x'),
  });
  expect(status).toBe(422);
});

test('a file with a text that is too long is left out and named, while the rest of the site works', async () => {
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
