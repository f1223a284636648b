import { request } from 'node:http';
import type { Frontend } from '../../model-json/core/server/frontend/frontend';
import { listen } from '../../model-json/core/server/http/listen';
import { complaints, startSite, testFrontend, type TestSite } from './start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

test.each([
  ['/no-such-page', 'This page does not exist'],
  ['/gb/en/no-such-page', 'This page does not exist'],
  ['/content/ventora/gb/en/no-such-page.html', 'This page does not exist'],
  ['/de/de/gibt-es-nicht', 'Diese Seite gibt es nicht'],
  ['/content/ventora/de/de/gibt-es-nicht.html', 'Diese Seite gibt es nicht'],
  ['/de/de/products/x/y/z.html', 'Diese Seite gibt es nicht'],
])('%s gets an error page that says "%s"', async (url, words) => {
  const answer = await site.publish.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain(words);
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('a client that has the error page still gets the error status', async () => {
  const { headers } = await site.publish.inject('/nope');
  const again = await site.publish.inject({
    url: '/nope',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(404);
});

test('a missing file gets a line of text, a missing model gets JSON', async () => {
  expect((await site.publish.inject('/nope.js')).headers['content-type']).toContain('text/plain');
  expect((await site.publish.inject('/nope.model.json')).json()).toMatchObject({ status: 404 });
});

test('a malformed address is a bad request, not a server error', async () => {
  const { port } = new URL(await listen(site.publish, '127.0.0.1', 0, 'PUBLISH_PORT'));
  // Clients normalise such addresses; attackers do not.
  const ask = (path: string) =>
    new Promise<number | undefined>((resolve, reject) =>
      request({ port, path }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end(),
    );
  for (const path of ['/%', '/%E0%A4%A', '/../package.json', '/%2e%2e/package.json', '/content/../x.html']) {
    expect([path, await ask(path)]).toEqual([path, 400]);
  }
});

/** A site whose renderer fails for pages with this in their model. */
function failingAt(part: string): Promise<TestSite> {
  const frontend = testFrontend();
  const renderPage: Frontend['renderPage'] = (request) => {
    if (JSON.stringify(request.model).includes(part)) throw new Error('out of paint');
    return frontend.renderPage(request);
  };
  return startSite({ server: { frontend: () => ({ ...frontend, renderPage }) } });
}

test('a page that cannot be rendered gets the error page, and is logged', async () => {
  const broken = await failingAt('gb/en/products');
  const answer = await broken.publish.inject('/products');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('That did not work');
  expect(answer.body).not.toContain('out of paint');
  expect(complaints(broken)).toEqual(['GET /products failed']);
  await broken.close();
});

test('if the error page cannot be rendered either, a plain one is sent', async () => {
  const broken = await failingAt('gb/en');
  const answer = await broken.publish.inject('/products');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('Something went wrong on the server');
  await broken.close();
});
