import type { FastifyInstance } from 'fastify';
import { CONSOLES } from '../../../../shared/addresses/consoles';
import { templatePartOf } from '../../../../shared/addresses/templates';
import { getAsset } from '../../exporter/shared/assets';
import { displayTitle, getPage } from '../../exporter/shared/pages';
import { notFound } from '../http/http-error';
import type { Resource, ResourceTree } from '../../repository/Resource';
import type { Instance } from '../Instance';
import { readRoute } from '../sling/read-route';
import { decodePath } from '../sling/sling-url';
import { titleOf } from '../templates/template-nodes';
import { sendApplication } from './application-document';
import { t } from '../../../../shared/authoring/language/t';

const EDITOR = '/editor.html';

/** The page editor's document, as in AEM: `/editor.html/content/….html`. Without a page, authors choose one in the first console. */
export function editorPage(app: FastifyInstance, instance: Instance): void {
  const { repository } = instance;
  for (const url of ['/', EDITOR, `${EDITOR}/`])
    readRoute(app, url, async (_request, reply) => reply.redirect(CONSOLES[0].address, 302));
  readRoute(app, `${EDITOR}/*`, async (request, reply) => {
    const path = decodePath(request.raw.url ?? '/').slice(EDITOR.length);
    const page = editedAt(repository, path.replace(/\.html$/, ''));
    // The editor itself reports a missing page and links to existing ones.
    if (!page && !path.startsWith('/content/') && !templatePartOf(path)) throw notFound();
    const title = page ? titleIn(repository, page) : t('No such page');
    reply.code(page ? 200 : 404);
    return sendApplication(
      instance,
      {
        id: 'editor',
        title: t('{title} | Edit', { title }),
        noscript: t('The page editor needs JavaScript. Allow it for this address, and load the page again.'),
      },
      reply,
    );
  });
}

/** What is edited; of a template, its own title. */
function titleIn(tree: ResourceTree, page: Resource): string {
  const template = tree.get(templatePartOf(page.path)?.template ?? '');
  return template ? titleOf(template) : (displayTitle(page) ?? page.name);
}

/** A page, or a content fragment: both are edited at their paths, as in AEM. */
function editedAt(tree: ResourceTree, path: string): Resource | undefined {
  const asset = getAsset(tree, path);
  const isFragment = asset?.children.get('jcr:content')?.properties.contentFragment === true;
  return isFragment ? asset : getPage(tree, path);
}
