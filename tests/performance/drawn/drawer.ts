import { cpSync, existsSync } from 'node:fs';
import { behindFront } from '../../../model-json/core/server/front/behind-front';
import type { FromDrawer, ToDrawer } from '../../../model-json/core/server/processes/messages';
import { parentOf } from '../../../model-json/core/server/processes/parent';
import { contentServer, untilReady } from './content-server';

/*
 * A drawer with the content of the checkout: `drawer.ts NUMBER SOCKET`. It begins with a copy of the search index in
 * `BENCH_SEARCH`, for which it would otherwise need half a minute.
 */
const [, , , socket = ''] = process.argv;
const parent = parentOf<ToDrawer, FromDrawer>(() => {});

async function main(): Promise<void> {
  const searchDir = `${socket}.search`;
  const index = process.env['BENCH_SEARCH'];
  if (index !== undefined && existsSync(index)) cpSync(index, searchDir, { recursive: true });
  const app = await contentServer({ searchDir, front: behindFront(parent.tell) });
  await app.listen({ path: socket });
  await untilReady();
  parent.tell({ type: 'ready' });
}

void main();
