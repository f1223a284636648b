import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../repository/Resource';
import type { Instance } from '../Instance';

/** What author adds for the Universal Editor, if its program is told to (`universal-editor.ts`): no other program loads it. */
export interface UniversalEditor {
  /** `UNIVERSAL_EDITOR_ORIGINS`: whose pages its screen may show beside author's own. */
  readonly origins: readonly string[];
  routes(app: FastifyInstance, instance: Instance): void;
  /** Answers with a page that can be edited there. */
  sendPage(
    instance: Instance,
    page: Resource,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>;
}
