import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Body } from '../../../core/server/http/Body';
import { sendBody } from '../../../core/server/http/send-body';
import type { Instance } from '../../../core/server/Instance';
import { weightOf } from '../../../core/server/pages/memory';
import { VersionCache } from '../../../core/server/pages/VersionCache';
import { SHARED_RESOURCE } from '../../../core/server/security/security-headers';
import { inJson } from './in-json';
import { readRoute } from '../../../core/server/sling/read-route';

const MB = 1024 * 1024;
/** All answers together: one table of everything is about 1 MB. */
const MOST = 12 * MB;

/** Programs ask again after five minutes, as for documents. */
const CACHE = {
  publish: 'public, max-age=0, s-maxage=300, must-revalidate',
  author: 'private, no-cache',
} as const;

export interface Made {
  readonly content: string | Buffer;
  /** Media type. */
  readonly type: string;
  /** A name to save it under; undefined to show it. */
  readonly fileName?: string;
}

interface Kept {
  readonly body: Body;
  readonly fileName: string | undefined;
}

/** Makes routes whose answers depend on nothing but content and address: they are made once for each version of the content. */
export function keptRoutes(app: FastifyInstance, instance: Instance) {
  const { repository, runMode } = instance;
  const kept = new VersionCache<Kept>(() => repository.version, {
    most: MOST,
    weigh: ({ body }) => weightOf(body),
  });
  return (
    address: string,
    make: (request: FastifyRequest) => Promise<Made>,
    before: (request: FastifyRequest, reply: FastifyReply) => void = () => undefined,
  ): void =>
    readRoute(
      app,
      address,
      inJson(async (request, reply) => {
        before(request, reply);
        const key = `${request.headers.host ?? ''} ${request.raw.url ?? ''}`;
        const { version } = repository;
        let known = kept.find(key);
        if (!known) {
          const { content, type, fileName } = await make(request);
          known = { body: new Body(content, type), fileName };
          if (version === repository.version) kept.keep(key, known);
        }
        reply.headers({ 'cache-control': CACHE[runMode], 'x-robots-tag': 'noindex', ...SHARED_RESOURCE });
        if (known.fileName) reply.header('content-disposition', `attachment; filename="${known.fileName}"`);
        return sendBody(request, reply, known.body);
      }),
      'signed-in',
    );
}

export type KeptRoute = ReturnType<typeof keptRoutes>;
