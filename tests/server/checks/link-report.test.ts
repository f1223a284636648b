import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAskSites } from '../../../model-json/core/server/checks/links/ask-sites';
import { isInternal } from '../../../model-json/core/server/checks/links/public-lookup';
import type { LinkReport } from '../../../shared/authoring/link-report';
import { component, files, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

const HOME = '/content/ventora/gb/en';
const ADDRESS = '/bin/ventora/link-report';
const link = (href: string) => component('title', { 'jcr:title': 'Title', type: 'h1', linkURL: href });

describe('the report', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({
      content: {
        'content/ventora/gb/en/links.json': page('Links', {
          fine: link(`${HOME}/products`),
          gone: link(`${HOME}/gone`),
          draft: link(`${HOME}/links`),
          moved: link(`${HOME}/former.html`),
          on: link(`${HOME}/moved`),
          other: component('text', { text: '<p><a href="https://example.com/a">A</a></p>' }),
          picture: component('image', { fileReference: '/content/dam/ventora/none.png' }),
        }),
        'content/ventora/gb/en/old.json': page('Old', {}, { 'sling:vanityPath': [`${HOME}/former`] }),
      },
      published: Object.fromEntries(Object.entries(files).filter(([name]) => name.startsWith('content/'))),
    });
  });
  afterAll(() => site.close());

  it('lists each faulty link with its place, and counts the others', async () => {
    const answer = await site.author.inject(`${ADDRESS}.json?path=${HOME}/links`);
    const report = answer.json<LinkReport>();
    expect(
      report.faults.map(({ state, path, field, hint }) => [state, path.split('/').at(-1), field, hint]),
    ).toEqual([
      ['missing', 'gone', 'linkURL', undefined],
      ['unpublished', 'draft', 'linkURL', `${HOME}/links`],
      ['moved', 'moved', 'linkURL', `${HOME}/old`],
      ['redirected', 'on', 'linkURL', `${HOME}/products`],
      ['missing', 'picture', 'fileReference', undefined],
    ]);
    expect(report).toMatchObject({ pages: 1, links: 7, external: { found: 1, asked: 0 } });
  });

  it('covers all pages below a path', async () => {
    const report = (await site.author.inject(`${ADDRESS}.json?path=${HOME}`)).json<LinkReport>();
    expect(report.pages).toBeGreaterThan(5);
    expect(report.faults.filter(({ title }) => title === 'Links')).toHaveLength(5);
  });

  it('is offered as a table for spreadsheets, with the way to each place', async () => {
    const { body, headers } = await site.author.inject(`${ADDRESS}.csv?path=${HOME}/links`);
    expect(headers['content-type']).toContain('text/csv');
    expect(body).toContain(`"missing","${HOME}/gone","","Links"`);
    expect(body).toContain(`/editor.html${HOME}/links.html#item=`);
  });

  it.each([
    ['', 400],
    ['/etc', 400],
    ['/content/nowhere', 404],
  ])('refuses the path "%s"', async (path, status) => {
    expect((await site.author.inject(`${ADDRESS}.json?path=${path}`)).statusCode).toBe(status);
  });

  it('is for authors only', async () => {
    expect((await site.publish.inject(`${ADDRESS}.json?path=${HOME}`)).statusCode).toBe(404);
  });
});

describe('addresses of other sites', () => {
  let server: Server;
  let origin: string;
  const asked: string[] = [];
  beforeAll(async () => {
    server = createServer(({ method, url = '' }, response) => {
      asked.push(`${method} ${url}`);
      if (url === '/silent') return;
      const status =
        { '/fine': 200, '/gone': 404, '/no-head': method === 'HEAD' ? 405 : 200, '/no': 403 }[url] ?? 500;
      response.writeHead(status).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://other.example:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  // The host of the test is this machine, which is refused otherwise.
  const askHere = (patience: number) =>
    createAskSites({
      patience,
      pause: 1,
      lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    });

  it('are broken if the site does not know them, fails or stays silent', async () => {
    const paths = ['fine', 'gone', 'no-head', 'no', 'fault', 'silent'];
    const answers = await askHere(400)([...paths.map((path) => `${origin}/${path}`), 'https://[']);
    const broken = [...answers]
      .filter(([, { isBroken }]) => isBroken)
      .map(([address, { said }]) => [address.slice(origin.length), said]);
    expect(broken).toEqual([
      ['/gone', '404'],
      ['/fault', '500'],
      ['/silent', 'no answer in 0.4 s'],
    ]);
    expect(asked.filter((line) => line.endsWith('/fine'))).toEqual(['HEAD /fine']);
  });

  it('are never asked if they lead into an internal network', async () => {
    const before = asked.length;
    const { port } = server.address() as AddressInfo;
    const inside = [
      `http://127.0.0.1:${port}/fine`,
      `http://localhost:${port}/fine`,
      `http://[::1]:${port}/fine`,
    ];
    const answers = await createAskSites({ pause: 1 })(inside);
    expect([...answers.values()].map(({ said }) => said)).toEqual(
      inside.map(() => 'The host is in an internal network'),
    );
    expect(asked).toHaveLength(before);
  });

  it.each([
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
  ])('%s is internal', (address) => expect(isInternal(address)).toBe(true));
  it.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) =>
    expect(isInternal(address)).toBe(false),
  );
});
