import type { FastifyInstance } from 'fastify';
import { t } from '../../../../shared/authoring/language/t';
import { UNIVERSAL_ORIGINS, UNIVERSAL_SCREEN } from '../../../../shared/addresses/universal-editor';
import { sendApplication } from '../editor/application-document';
import type { Instance } from '../Instance';
import { readRoute } from '../sling/read-route';

/**
 * The screen in which authors edit instrumented pages without Adobe's editor: `/universal-editor.html/content/….html`, or
 * `?page=` with the address of a page elsewhere. The application reads the address itself.
 *
 * @param origins whose pages it may show; the policy of the document forbids all others
 */
export function universalScreen(app: FastifyInstance, instance: Instance, origins: readonly string[]): void {
  for (const url of [UNIVERSAL_SCREEN, `${UNIVERSAL_SCREEN}/*`])
    readRoute(app, url, async (_request, reply) =>
      sendApplication(
        instance,
        {
          id: 'editor',
          title: t('Universal Editor'),
          noscript: t(
            'The Universal Editor needs JavaScript. Allow it for this address, and load the page again.',
          ),
          facts: { [UNIVERSAL_ORIGINS]: origins.join(' ') },
          frames: origins,
        },
        reply,
      ),
    );
}
