import { freeName, pageNameOf } from '../../../../shared/addresses/page-name';
import {
  configurationOf,
  TEMPLATES_FOLDER,
  TEMPLATE_TYPES_FOLDER,
} from '../../../../shared/addresses/templates';
import type { TemplateChanged } from '../../../../shared/authoring/template';
import { isNode, toJson, type NodeJson } from '../../repository/node-json';
import { childOf, parentOf } from '../../repository/path';
import { userNow } from '../accounts/Actor';
import { HttpError } from '../http/http-error';
import { storedDate } from '../sling-post/Post';
import { changeNodes, type TemplateChange } from './change-templates';
import { isTemplate } from './template-nodes';
import { t } from '../../../../shared/authoring/language/t';

export interface NewTemplate {
  /** `/conf/mysite`. */
  readonly site: string;
  /** A template type or a template. */
  readonly from: string;
  readonly title: string;
  readonly description: string;
}

/** Properties that say what happened to the other one. */
const NOTES = /^(?:cq:last|jcr:(?:uuid|created|lastModified))/;

/**
 * Makes a template of a template type, or a copy of a template with its policies. It is a draft: authors are offered it
 * once it is enabled.
 *
 * @throws HttpError 404 if the site has no templates, or there is nothing to make it from
 */
export async function createTemplate(change: TemplateChange, asked: NewTemplate): Promise<TemplateChanged> {
  const { repository } = change;
  const folder = `${asked.site}/${TEMPLATES_FOLDER}`;
  if (!repository.get(folder))
    throw new HttpError(404, t('{site} has no folder of templates', { site: asked.site }));
  const source = repository.get(asked.from);
  const isType = parentOf(asked.from) === `${asked.site}/${TEMPLATE_TYPES_FOLDER}`;
  if (!source || !isTemplate(source) || !(isType || configurationOf(asked.from) === asked.site))
    throw new HttpError(
      404,
      t('There is no template or template type of this site at {from}', { from: asked.from }),
    );
  const isTaken = (name: string) => repository.get(childOf(folder, name)) !== undefined;
  const path = childOf(folder, freeName(pageNameOf(asked.title) || 'template', isTaken));
  const { 'jcr:content': content = {}, ...parts } = toJson(source);
  const settings = Object.entries(isNode(content) ? content : {}).filter(([name]) => !NOTES.test(name));
  return changeNodes(change, { seen: [], touched: [path], path }, (draft) =>
    draft.create(path, {
      ...parts,
      'jcr:content': {
        'jcr:primaryType': 'cq:PageContent',
        ...Object.fromEntries(settings),
        'jcr:title': asked.title,
        ...(asked.description ? { 'jcr:description': asked.description } : {}),
        ...(isType && { 'cq:templateType': asked.from }),
        status: 'draft',
        'jcr:created': storedDate(new Date()),
        'jcr:createdBy': userNow(),
      },
      ...Object.fromEntries(
        ['structure', 'initial'].flatMap((name) => {
          const page = parts[name];
          return isNode(page) ? [[name, ofTemplate(page, path)]] : [];
        }),
      ),
    }),
  );
}

/** Its pages are pages of the new template. */
function ofTemplate(page: NodeJson, path: string): NodeJson {
  const content = page['jcr:content'];
  return isNode(content) ? { ...page, 'jcr:content': { ...content, 'cq:template': path } } : page;
}
