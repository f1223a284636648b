import path from 'node:path';
import fastify from 'fastify';
import { SlingError } from '../mirror/Sling';
import { LOOPBACK } from '../server/environment';
import { loadFrontend } from '../server/frontend';
import { listen } from '../server/listen';
import { logStream } from '../server/log-stream';
import { runProgram } from '../server/run-program';
import { endOnSignals } from '../server/shutdown';
import { openService } from './open-service';
import { readServiceSettings, type ServiceSettings } from './service-settings';

/* `npm run service`: what AEM does not answer itself (docs/deployment.md). */

const root = path.resolve(__dirname, '../..');

async function start(settings: ServiceSettings): Promise<void> {
  const { log } = fastify({ logger: { level: settings.LOG_LEVEL, stream: logStream() } });
  const frontend = loadFrontend(root);
  const service = await openService(root, settings, () => frontend, log);
  endOnSignals([service.app], service.close);
  const url = await listen(service.app, settings.SERVICE_HOST, settings.SERVICE_PORT, 'SERVICE_PORT');
  if (settings.SERVICE_SECRET === undefined && !LOOPBACK.includes(settings.SERVICE_HOST)) {
    log.warn(
      'Others on the network may ask the service: set SERVICE_SECRET, and VENTORA_SERVICE_SECRET of httpd',
    );
  }
  console.log(`The service is at ${url}: VENTORA_SERVICE_URL of httpd`);
  service.content.follow(settings.CONTENT_EVERY);
}

void runProgram(async () => start(readServiceSettings(process.env)), SlingError);
