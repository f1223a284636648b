import { freeName, pageNameOf } from '../../../../shared/addresses/page-name';
import { contentOf } from '../../exporter/shared/pages';
import { toJson, type NodeJson } from '../../repository/node-json';
import { childOf } from '../../repository/path';
import type { Resource } from '../../repository/Resource';
import { userNow } from '../accounts/Actor';
import { HttpError } from '../http/http-error';
import { storedDate, type Operation } from '../sling-post/Post';
import { allowedTemplates } from './allowed-templates';
import { asFragmentPart, isFragmentPlace } from './fragment-page';
import { needed } from './needed';

/**
 * AEM's `cmd=createPage`: a page below `parentPath` with `title`, from `template` and its initial content. It is named
 * by `label` or, without it, by its title. Among experience fragments it is one with its first variation; below one,
 * another variation.
 *
 * @throws HttpError 404 without a parent, 403 for a template that is not allowed there, 409 for a name that is taken
 */
export const createPage: Operation = (post) => {
  const { draft, parameters, tree } = post;
  const parentPath = needed(parameters, 'parentPath', 'the path of the page to create it below');
  const title = needed(parameters, 'title', 'the title of the page').trim();
  const templatePath = needed(parameters, 'template', 'the path of its template');
  const parent = tree.get(parentPath);
  if (!parent || !draft.has(parentPath))
    throw new HttpError(404, `There is nothing at ${parentPath} any more`);
  if (!allowedTemplates(parent, tree).some(({ path }) => path === templatePath))
    throw new HttpError(403, `The template ${templatePath} is not allowed below ${parentPath}`);
  const isTaken = (name: string) => draft.has(childOf(parentPath, name)) || parent.children.has(name);
  const label = parameters.get('label') || undefined;
  if (label !== undefined && isTaken(label))
    throw new HttpError(409, `The name “${label}” is taken; choose another`);
  const path = childOf(parentPath, label ?? freeName(pageNameOf(title) || 'page', isTaken));
  const made = { 'jcr:title': title, 'jcr:created': storedDate(post.now), 'jcr:createdBy': userNow() };
  const page: NodeJson = {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': { ...initialContent(tree.get(templatePath)), 'cq:template': templatePath, ...made },
  };
  draft.create(path, isFragmentPlace(parent) ? asFragmentPart(page, parent, made) : page);
  post.path = path;
  post.isCreate = true;
  post.changes.push({ type: 'created', argument: path });
};

/** The initial content of a template; of one without it, the type of its structure. */
export function initialContent(template: Resource | undefined): NodeJson {
  const initial = contentOf(template?.children.get('initial'));
  if (initial) return toJson(initial);
  const type = contentOf(template?.children.get('structure'))?.properties['sling:resourceType'];
  return { 'jcr:primaryType': 'cq:PageContent', ...(type !== undefined && { 'sling:resourceType': type }) };
}
