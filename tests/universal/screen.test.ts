import { UNIVERSAL_ORIGINS } from '../../shared/addresses/universal-editor';
import { universalEditorWith } from '../../model-json/core/server/universal/universal-editor';
import { startSite, type TestSite } from '../server/start-site';

/* The document of the screen in which authors edit pages with the attributes of the Universal Editor. */

const APP = 'https://app.example.com';

const sites: TestSite[] = [];
const start = async (server: object) => {
  const frontend = () => ({ entry: () => ['/e.js', '/e.css'] }) as never;
  const site = await startSite({ server: { frontend, ...server } });
  sites.push(site);
  return site;
};
afterAll(() => Promise.all(sites.map((site) => site.close())));

const meta = (content: string) => `<meta name="${UNIVERSAL_ORIGINS}" content="${content}">`;

it('can frame pages of the origins that the operator names, and says which to the application', async () => {
  const { author } = await start({ universalEditor: universalEditorWith([APP]) });
  for (const url of ['/universal-editor.html', '/universal-editor.html/content/a.html']) {
    const { statusCode, body, headers } = await author.inject(url);
    expect([statusCode, body]).toEqual([200, expect.stringContaining(meta(APP))]);
    expect(headers['content-security-policy']).toContain(`frame-src 'self' ${APP}`);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
  expect((await author.inject('/sites.html')).body).toContain(meta(APP));
});

it('can frame author’s own pages only if no origin is named', async () => {
  const { author } = await start({ universalEditor: universalEditorWith([]) });
  const { body, headers } = await author.inject('/universal-editor.html');
  expect(body).toContain(meta(''));
  expect(headers['content-security-policy']).toMatch(/frame-src 'self'(?:;|$)/);
});

it('is not there where the Universal Editor is off, and the console does not offer it', async () => {
  const { author } = await start({});
  expect((await author.inject('/universal-editor.html')).statusCode).toBe(404);
  expect((await author.inject('/sites.html')).body).not.toContain(UNIVERSAL_ORIGINS);
});
