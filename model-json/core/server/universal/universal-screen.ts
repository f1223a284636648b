import type { FastifyInstance } from 'fastify';
import { t } from '../../../../shared/authoring/language/t';
import { UNIVERSAL_ORIGINS, UNIVERSAL_SCREEN } from '../../../../shared/addresses/universal-editor';
import { applicationFiles, sendApplication } from '../editor/application-document';
import { sendStillBuilding } from '../editor/still-building';
import type { Instance } from '../Instance';
import { readRoute } from '../sling/read-route';

/**
 * The screen in which authors edit instrumented pages without Adobe's editor: `/universal-editor.html/content/….html`, or
 * `?page=` with the address of a page elsewhere. The application reads the address itself.
 *
 * @param origins whose pages it may show; the policy of the document forbids all others
 */
export function universalScreen(
  app: FastifyInstance,
  { frontend, inject }: Instance,
  origins: readonly string[],
): void {
  for (const url of [UNIVERSAL_SCREEN, `${UNIVERSAL_SCREEN}/*`])
    readRoute(app, url, async (_request, reply) => {
      const files = applicationFiles(frontend(), 'editor');
      if (files.length === 0) return sendStillBuilding(reply);
      return sendApplication(
        {
          files,
          id: 'editor',
          title: t('Universal Editor'),
          noscript: t(
            'The Universal Editor needs JavaScript. Allow it for this address, and load the page again.',
          ),
          inject,
          facts: { [UNIVERSAL_ORIGINS]: origins.join(' ') },
          frames: origins,
        },
        reply,
      );
    });
}
