import type { FastifyServerOptions } from 'fastify';

const refuse = () => {
  throw new Error('Routes have no schemas: requests are checked by zod');
};

/** For Fastify: to load its own compilers of schemas, which no route of ours needs, would take a tenth of a start. */
export const noSchemas: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
};
