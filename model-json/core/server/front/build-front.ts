import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { Answers } from '../pages/Answers';
import type { BuiltFiles } from '../frontend/frontend';
import { HttpServers } from '../http/http-servers';
import { noSchemas } from '../no-schemas';
import type { Searched } from '../processes/messages';
import { PostCounts } from '../security/PostCounts';
import { securityHeadersOf } from '../security/security-headers';
import type { Settings } from '../settings/settings';
import { trustOf } from '../security/trusted-proxies';
import { Dictionaries } from '../dictionary/Dictionaries';
import { ClientFiles } from './ClientFiles';
import { Drawers } from './Drawers';
import { Front } from './Front';
import { lanesOf } from './lanes';
import { Suspects } from './Suspects';

export interface BuildFrontOptions {
  readonly settings: Pick<
    Settings,
    | 'HSTS_SECONDS'
    | 'TRUSTED_PROXIES'
    | 'PUBLISH_DRAWERS'
    | 'DRAW_TIMEOUT'
    | 'DRAW_QUEUE'
    | 'DRAW_QUEUE_PER_CLIENT'
  >;
  /** webpack's output. */
  readonly files: Pick<BuiltFiles, 'file'>;
  /** Absolute path of the drawers' program. */
  readonly drawer: string;
  readonly log: FastifyBaseLogger;
  readonly onSearched: (query: Searched['query']) => void;
  /** A drawer accepts requests. */
  readonly onReady: () => void;
  /** Drawers fail to start. */
  readonly onUseless: (code: number) => void;
}

export interface BuiltFront {
  /** Not listening yet. */
  readonly app: FastifyInstance;
  /** Not started yet. */
  readonly drawers: Drawers;
}

/** The visitors' server, without the drawing. */
export function buildFront(options: BuildFrontOptions): BuiltFront {
  const { settings, log, onSearched, onReady, onUseless } = options;
  let version = 0;
  const headers = securityHeadersOf(settings.HSTS_SECONDS);
  const dictionaries = new Dictionaries((error) => log.error(error, 'Pages are sent without dictionaries'));
  const answers = new Answers(() => version, headers, log, dictionaries);
  const suspects = new Suspects();
  const drawers = new Drawers({
    count: settings.PUBLISH_DRAWERS,
    file: options.drawer,
    timeout: settings.DRAW_TIMEOUT,
    warn: (line) => log.error(line),
    onSearched,
    onUseless,
    onReady() {
      lanes.next();
      onReady();
    },
    onRenewed() {
      version += 1;
      suspects.clear();
    },
    onBlamed(address) {
      suspects.add(address);
      log.error(
        { address },
        `Drawing ${address} ended a drawer; after a second time it is answered with 503 until the content changes`,
      );
    },
  });
  const lanes = lanesOf(settings, () => drawers.ready);
  const isTrustedProxy = trustOf(settings.TRUSTED_PROXIES);
  const files = new ClientFiles(options.files, headers, log);
  const front = new Front({
    answers,
    files,
    dictionaries,
    drawers,
    lanes,
    suspects,
    headers,
    isTrustedProxy,
    posts: new PostCounts(isTrustedProxy),
    version: () => version,
    log,
  });
  const servers = new HttpServers((request, response) => {
    front.answer(request, response);
    return true;
  });
  // Only for listening and closing: it has no routes.
  const app = fastify({
    loggerInstance: log,
    forceCloseConnections: 'idle',
    serverFactory: servers.create,
    schemaController: noSchemas,
  });
  servers.endWith(app);
  return { app, drawers };
}
