import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Entry } from '../../model-json/core/static/Entry';
import { writeWhole } from '../../model-json/core/static/store-body';
import { writeGeneration } from '../../model-json/core/static/write-generation';
import { freePort } from '../dispatcher/httpd';
import { Nginx, whyNoNginx } from './nginx';

/* What nginx passes on to a publish server. */

const why = whyNoNginx();
if (why !== undefined) console.warn(`Skipped: ${why}`);

const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
let service: Server;
let nginx: Nginx;

beforeAll(async () => {
  const port = await freePort();
  service = createServer((request, response) => {
    response.end(`${request.method} ${request.url} for ${request.headers.host}`);
  }).listen(port, 'localhost');
  const generation = path.join(folder, 'generations/1');
  mkdirSync(path.join(generation, 'site'), { recursive: true });
  const page = (address: string, name: string): [string, Entry] => {
    const file = writeWhole(path.join(generation, 'site'), name, `file ${name}`);
    const headers = { 'content-security-policy': `default-src 'self' "$x"` };
    return [
      address,
      { address, status: 200, headers, type: 'text/html; charset=utf-8', files: [file], links: [] },
    ];
  };
  const entries = new Map([
    page('/', 'index.html'),
    page('/dealers', 'dealers.html'),
    page('/dealers?tag=new', 'dealers/~tag=new.html'),
  ]);
  const facts = { roots: [['/content/x/gb/en', '/'] as const], asked: ['place', 'q'] };
  writeGeneration(generation, generation, entries, facts, `http://localhost:${port}`);
  symlinkSync('generations/1', path.join(folder, 'current'));
  if (why === undefined) nginx = await Nginx.start(folder);
});
afterAll(async () => {
  if (why === undefined) await nginx.stop();
  service.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = why === undefined ? it : it.skip;

run.each([
  ['GET', '/dealers', 'file dealers.html'],
  ['GET', '/dealers?tag=new', 'file dealers/~tag=new.html'],
  ['GET', '/dealers?utm_source=mail', 'file dealers.html'],
  ['GET', '/dealers?place=Leeds&tag=new', 'GET /dealers?place=Leeds&tag=new for localhost'],
  ['GET', '/?q=pump', 'GET /?q=pump for localhost'],
  ['GET', '/bin/x/search?q=pump', 'GET /bin/x/search?q=pump for localhost'],
  ['POST', '/dealers', 'POST /dealers for localhost'],
])('%s %s is answered with: %s', async (method, address, answer) => {
  expect(await (await fetch(nginx.origin + address, { method })).text()).toBe(answer);
});

run('sends a header as it was recorded, whatever characters it has', async () => {
  const { headers } = await fetch(nginx.origin);
  expect(headers.get('content-security-policy')).toBe(`default-src 'self' "$x"`);
});
