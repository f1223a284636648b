import path from 'node:path';
import fastify from 'fastify';
import { buildFront } from '../../../model-json/core/server/front/build-front';
import { listen } from '../../../model-json/core/server/http/listen';
import { readSettings } from '../../../model-json/core/server/settings/settings';

/*
 * The front of publish: `front-server.ts PORT FILE` with a drawer that has one page, `front-server.ts PORT --drawers N` with
 * real ones.
 */
const [, , port, file = '', count = '1'] = process.argv;
const isReal = file === '--drawers';
process.env['BENCH_PAGE'] = file;

const { log } = fastify({ logger: { level: 'info', stream: { write: () => {} } } });
const { app, drawers } = buildFront({
  settings: readSettings({ PUBLISH_DRAWERS: count, DRAW_TIMEOUT: '60000' }),
  files: { file: () => undefined },
  drawer: path.join(__dirname, isReal ? '../drawn/drawer.ts' : 'page-drawer.ts'),
  log,
  onSearched: () => {},
  onReady() {
    if (drawers.ready === Number(count) && !app.server.listening)
      void listen(app, '127.0.0.1', Number(port), 'PORT');
  },
  onUseless: (code) => process.exit(code),
});
drawers.start();
// What garbage there is at a moment says nothing: asked by a message, it answers with the bytes in use without any.
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.on('SIGTERM', () => void drawers.end(500).then(() => process.exit()));
