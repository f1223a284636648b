import type { FastifyInstance } from 'fastify';

/** Adds routes whose handlers read the bodies themselves: of any type, and none before it is known who sent it. */
export function posts(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    add(scope);
  });
}
