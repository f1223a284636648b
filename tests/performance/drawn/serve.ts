import type { AddressInfo } from 'node:net';
import { contentServer, untilReady } from './content-server';

/* Publish without a front, in a process of its own: `serve.ts [folder for the search index]`. Sends its port once it is ready. */
const [, , searchDir = ''] = process.argv;

async function main(): Promise<void> {
  const app = await contentServer(searchDir === '' ? {} : { searchDir });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await untilReady();
  process.send?.((app.server.address() as AddressInfo).port);
}

void main();
