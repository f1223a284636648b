import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { DICTIONARIES } from '../../model-json/core/server/dictionary/addresses';
import { behindFront, COMPRESSES, KEPT } from '../../model-json/core/server/front/behind-front';
import type { FromDrawer, ToDrawer } from '../../model-json/core/server/processes/messages';
import { parentOf } from '../../model-json/core/server/processes/parent';

/*
 * A drawer without content: `/kept…` can be cached, and so can dictionaries; `/listed…` can be cached by others; `/forever…` never ends, `/slow…` waits until `/go` is
 * requested, all others return the number of requests so far; `…long` are followed by styles. The content number counts the
 * change messages.
 */
/** Text that compresses badly, and is the same in each long answer. */
const STYLES = Array.from({ length: 200 }, (_, at) =>
  createHash('md5').update(String(at)).digest('hex'),
).join('');

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
  if (url.startsWith('/kept') || url.startsWith(DICTIONARIES)) {
    response.setHeader(KEPT, 'units page');
    response.setHeader('cache-control', 'public, max-age=0, s-maxage=300, must-revalidate');
  }
  if (url.startsWith('/listed')) {
    response.setHeader('cache-control', 'public, max-age=0, s-maxage=300, must-revalidate');
    response.setHeader('vary', 'accept-encoding, available-dictionary');
    response.setHeader(`x-asked-${COMPRESSES}`, String(headers[COMPRESSES]));
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `${url} of content ${changes}, request ${mine}, post ${front.posts.count(request)}, for ${headers['x-forwarded-for']}${url.endsWith('long') ? STYLES : ''}`,
  );
}).listen(socket, () => parent.tell({ type: 'ready' }));

process.on('disconnect', () => process.exit());
