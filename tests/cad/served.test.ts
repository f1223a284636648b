/** @jest-turn 8 */
import { openRealSite, type RealSite } from '../server/real-site';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite(undefined, { publicOrigin: 'https://www.ventora.example' });
}, 60_000);
afterAll(() => site.close());

const FILTER = '/content/ventora/fr/fr/products/filters/fine/ff-6';

test('each file that a product’s page offers is served, by its media type and under a name of its own', async () => {
  const { body } = await site.publish.inject({ url: `${FILTER}.html` });
  const offered = body.matchAll(/href="([^"]*\.(?:dimensions\.pdf|solid\.step|outline\.dxf|view\.glb))"/g);
  // The 3D model is offered beside the pictures, too.
  const links = [...new Set([...offered].map(([, url = '']) => url))];
  expect(links).toHaveLength(4);
  const answers = await Promise.all(
    links.map((url) => site.publish.inject({ url, headers: { host: 'www.ventora.example' } })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
    'model/gltf-binary',
    'application/pdf',
    'model/step',
    'image/vnd.dxf',
  ]);
  expect(answers.map(({ headers }) => headers['content-disposition'])).toEqual([
    expect.stringContaining('attachment'),
    expect.stringMatching(/^inline;.*Ventora%20V-4301-00%20FF%206%20-%20Plan%20cot/),
    expect.stringContaining('attachment'),
    expect.stringContaining('attachment'),
  ]);
}, 240_000);

test.each([
  `${FILTER}.solid.pdf`,
  `${FILTER}.dimensions.step`,
  `${FILTER}.solid.big.step`,
  '/content/ventora/gb/en/products/filters/fine.solid.step',
  '/content/ventora/gb/en/products/oils/vp-100.dimensions.pdf',
])('%s is not a file', async (url) => {
  expect((await site.publish.inject({ url })).statusCode).toBe(404);
});
