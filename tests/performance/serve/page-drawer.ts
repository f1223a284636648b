import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { KEPT } from '../../../model-json/core/server/front/behind-front';
import type { FromDrawer, ToDrawer } from '../../../model-json/core/server/processes/messages';
import { parentOf } from '../../../model-json/core/server/processes/parent';

/* A drawer with one page, which the front may cache. */
const [, , , socket = ''] = process.argv;
const body = readFileSync(process.env['BENCH_PAGE'] ?? '');
const CACHE = 'public, max-age=0, s-maxage=300, must-revalidate';
const parent = parentOf<ToDrawer, FromDrawer>(() => {});

createServer((_request, response) => {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', [KEPT]: 'units', 'cache-control': CACHE })
    .end(body);
}).listen(socket, () => parent.tell({ type: 'ready' }));

process.on('disconnect', () => process.exit());
