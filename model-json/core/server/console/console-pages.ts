import type { FastifyInstance } from 'fastify';
import { CONSOLES } from '../../../../shared/addresses/consoles';
import { applicationFiles, sendApplication } from '../editor/application-document';
import type { Instance } from '../Instance';
import { readRoute } from '../sling/read-route';
import { t } from '../../../../shared/authoring/language/t';

const NOT_BUILT = 'The consoles have not been built; run "npm run build"\n';

/** The documents of the consoles, as in AEM: `/sites.html/content/mysite`. The application reads the path itself. */
export function consolePages(app: FastifyInstance, { frontend, inject }: Instance): void {
  for (const { address, title } of CONSOLES) {
    for (const url of [address, `${address}/*`]) {
      readRoute(app, url, async (_request, reply) => {
        const files = applicationFiles(frontend(), 'console');
        if (files.length === 0) return reply.code(404).type('text/plain; charset=utf-8').send(NOT_BUILT);
        return sendApplication(
          {
            files,
            id: 'console',
            title: t(title),
            noscript: t('This console needs JavaScript. Allow it for this address, and load the page again.'),
            inject,
          },
          reply,
        );
      });
    }
  }
}
