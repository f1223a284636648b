import type { FastifyInstance } from 'fastify';
import { CONSOLES } from '../../../../shared/addresses/consoles';
import { UNIVERSAL_ORIGINS } from '../../../../shared/addresses/universal-editor';
import { applicationFiles, sendApplication } from '../editor/application-document';
import { sendStillBuilding } from '../editor/still-building';
import type { Instance } from '../Instance';
import { readRoute } from '../sling/read-route';
import { t } from '../../../../shared/authoring/language/t';

/** The documents of the consoles, as in AEM: `/sites.html/content/mysite`. The application reads the path itself. */
export function consolePages(app: FastifyInstance, { frontend, inject, universalEditor }: Instance): void {
  for (const { address, title } of CONSOLES) {
    for (const url of [address, `${address}/*`]) {
      readRoute(app, url, async (_request, reply) => {
        const files = applicationFiles(frontend(), 'console');
        if (files.length === 0) return sendStillBuilding(reply);
        return sendApplication(
          {
            files,
            id: 'console',
            title: t(title),
            noscript: t('This console needs JavaScript. Allow it for this address, and load the page again.'),
            inject,
            facts: universalEditor && { [UNIVERSAL_ORIGINS]: universalEditor.origins.join(' ') },
          },
          reply,
        );
      });
    }
  }
}
