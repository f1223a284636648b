import type { FastifyInstance } from 'fastify';
import { CONSOLES } from '../../../../shared/addresses/consoles';
import { UNIVERSAL_ORIGINS } from '../../../../shared/addresses/universal-editor';
import { sendApplication } from '../editor/application-document';
import type { Instance } from '../Instance';
import { readRoute } from '../sling/read-route';
import { t } from '../../../../shared/authoring/language/t';

/** The documents of the consoles, as in AEM: `/sites.html/content/mysite`. The application reads the path itself. */
export function consolePages(app: FastifyInstance, instance: Instance): void {
  const { universalEditor } = instance;
  for (const { address, title } of CONSOLES) {
    for (const url of [address, `${address}/*`]) {
      readRoute(app, url, async (_request, reply) =>
        sendApplication(
          instance,
          {
            id: 'console',
            title: t(title),
            noscript: t('This console needs JavaScript. Allow it for this address, and load the page again.'),
            facts: universalEditor && { [UNIVERSAL_ORIGINS]: universalEditor.origins.join(' ') },
          },
          reply,
        ),
      );
    }
  }
}
