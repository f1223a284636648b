import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFiles } from './serve';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-'));
mkdirSync(path.join(folder, 'site/authors'), { recursive: true });
for (const [file, text] of [
  ['site/index.html', 'start'],
  ['site/authors.html', 'authors'],
  ['site/authors/editor.html', 'editor'],
  ['site/404.html', 'no such page'],
  ['secret.html', 'secret'],
] as const)
  writeFileSync(path.join(folder, file), text);
const server = serveFiles(path.join(folder, 'site'));
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['/', 200, 'start'],
  ['/authors', 200, 'authors'],
  ['/authors/editor?a=b', 200, 'editor'],
  ['/nothing', 404, 'no such page'],
  ['/..%2Fsecret', 404, 'no such page'],
  ['/%E0%A4', 404, 'no such page'],
])('answers %s with %i', async (address, status, text) => {
  const response = await fetch(origin + address);
  expect([response.status, await response.text()]).toEqual([status, text]);
});
