import { createServer } from 'node:http';
import { behindFront, KEPT } from '../../model-json/core/server/front/behind-front';
import type { FromDrawer, ToDrawer } from '../../model-json/core/server/processes/messages';
import { parentOf } from '../../model-json/core/server/processes/parent';

/*
 * Stands for a drawer, without content: `/kept…` may be kept, `/forever…` never ends, `/slow…` waits until `/go` is asked for,
 * everything else says how many requests came before. What it says about content is how often it was told of a change.
 */
const [, , , socket = ''] = process.argv;
let changes = 0;
let count = 0;
const slow: (() => void)[] = [];

const parent = parentOf<ToDrawer, FromDrawer>((message) => {
  if (message.type !== 'changed') return;
  changes += 1;
  parent.tell({ type: 'renewed' });
  parent.tell({ type: 'seen', number: message.number });
});
const front = behindFront(parent.tell);

createServer(async (request, response) => {
  const { url = '/', headers } = request;
  front.begin(String(headers['x-request-id']));
  count += 1;
  const mine = count;
  if (url.startsWith('/forever')) for (;;);
  if (url === '/go') slow.splice(0).forEach((go) => go());
  if (url.startsWith('/slow')) await new Promise<void>((go) => slow.push(go));
  if (url.startsWith('/kept')) response.setHeader(KEPT, 'units page');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `${url} of content ${changes}, request ${mine}, post ${front.posts.count(request)}, for ${headers['x-forwarded-for']}`,
  );
}).listen(socket, () => parent.tell({ type: 'ready' }));

process.on('disconnect', () => process.exit());
