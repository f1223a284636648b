import type { FastifyReply } from 'fastify';
import type { Asked } from '../sling/Handler';

/** What answers with documents of Edge Delivery, if a program is told to (`open-edge-delivery.ts`): no other loads it. */
export interface EdgeDelivery {
  /** `PATH.plain.html`: the page's sections. */
  sendPlain(asked: Asked): Promise<FastifyReply>;
  /** `PATH.edge.html`: a document with head and metadata. */
  sendDocument(asked: Asked): Promise<FastifyReply>;
}
