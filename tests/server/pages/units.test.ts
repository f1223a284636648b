/** @jest-turn 8 */
import { createHash } from 'node:crypto';
import { openRealSite, type RealSite } from '../real-site';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
}, 120_000);
afterAll(() => site.close());

const get = async (url: string) => {
  const { statusCode, headers, body } = await site.publish.inject({ url });
  expect(statusCode).toBe(200);
  return { headers, body };
};
const product = '/products/screw/fixed-speed/r-7';

it('shows a page in the units of its address, which a CDN can cache for each', async () => {
  const [own, asked] = [await get(product), await get(`${product}?units=us`)];
  expect(own.body).toContain('1,120\u00a0l/min');
  expect(asked.body).toContain('39.6\u00a0cfm');
  expect(asked.headers['cache-control']).toBe(own.headers['cache-control']);
  expect(/rel="canonical" href="([^"]*)"/.exec(asked.body)?.[1]).toMatch(/r-7$/);
});

it('uses the region’s units by default', async () => {
  expect((await get(`/us/en${product}`)).body).toContain('39.6\u00a0cfm');
  expect((await get(`/us/en${product}?units=metric`)).body).toContain('1,120\u00a0l/min');
});

it('allows the one inline script that applies a visitor’s units, only on pages with figures', async () => {
  const { body, headers } = await get(product);
  const script = /<script>([^<]+)<\/script>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);

  const plain = await get('/imprint');
  expect(plain.body).not.toContain('<script>');
  expect(plain.headers['content-security-policy']).toContain("script-src 'self';");
});

it('keeps the units in a page’s links', async () => {
  const { body } = await get(`${product}?units=us`);
  expect(body).toContain('r-7.datasheet.pdf?units=us');
  expect(body).toMatch(/variant=V-3007-10&amp;units=us/);
});

describe('an address with parameters', () => {
  it('shows the unchanged page if they affect nothing on it', async () => {
    const home = await get('/');
    const asked = await get('/?sent=5&place=zz7&p=R-15');
    expect(asked.body).toBe(home.body);
    expect(asked.headers['cache-control']).toBe(home.headers['cache-control']);
    expect(asked.headers['x-robots-tag']).toBeUndefined();
  });

  it('shows a different page if they affect it, and ignores the others', async () => {
    const [own, asked] = [await get(product), await get(`${product}?units=us&sent=5`)];
    expect(asked.body).not.toBe(own.body);
    expect(asked.body).toBe((await get(`${product}?units=us`)).body);
    expect((await get('/compare?p=R-15')).body).not.toBe((await get('/compare')).body);
  });
});
