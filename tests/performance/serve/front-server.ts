import path from 'node:path';
import fastify from 'fastify';
import { buildFront } from '../../../model-json/core/server/front/build-front';
import { listen } from '../../../model-json/core/server/http/listen';
import { readSettings } from '../../../model-json/core/server/settings/settings';

/* The front of publish, with a drawer that has one page: `front-server.ts PORT FILE`. */
const [, , port, file = ''] = process.argv;
process.env['BENCH_PAGE'] = file;

const { log } = fastify({ logger: { level: 'info', stream: { write: () => {} } } });
const { app, drawers } = buildFront({
  settings: readSettings({}),
  files: { file: () => undefined },
  drawer: path.join(__dirname, 'page-drawer.ts'),
  log,
  onSearched: () => {},
  onReady: () => void listen(app, '127.0.0.1', Number(port), 'PORT'),
  onUseless: (code) => process.exit(code),
});
drawers.start();
process.on('SIGTERM', () => void drawers.end(500).then(() => process.exit()));
