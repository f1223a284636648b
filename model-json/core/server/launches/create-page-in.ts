import { freeName, pageNameOf } from '../../../../shared/addresses/page-name';
import { composedTree } from '../../repository/composed/composed-tree';
import { isNode, type NodeJson } from '../../repository/node-json';
import { childOf } from '../../repository/path';
import { userNow } from '../accounts/Actor';
import { allowedTemplates } from '../commands/allowed-templates';
import { initialContent } from '../commands/create-page';
import { asFragmentPart, isFragmentPlace } from '../commands/fragment-page';
import { needed } from '../commands/needed';
import { HttpError } from '../http/http-error';
import type { Instance } from '../Instance';
import type { Parameters } from '../sling-post/Parameters';
import { storedDate } from '../sling-post/Post';
import type { Launch } from './Launch';
import { launchParts } from './launch-parts';
import { t } from '../../../../shared/authoring/language/t';

/**
 * Makes a page in a release, by the rules of `cmd=createPage`, so also an experience fragment with its first variation, or another
 * variation: the content around it is that of the release.
 *
 * @param parentPath outside the release
 * @returns the path that it will have
 * @throws HttpError 404 without a parent, 403 for a template that is not allowed there, 409 for a name that is taken
 */
export async function createPageIn(
  { launches, repository }: Instance,
  launch: Launch,
  parentPath: string,
  parameters: Parameters,
  by: string | undefined,
): Promise<string> {
  const title = needed(parameters, 'title', 'the title of the page').trim();
  const templatePath = needed(parameters, 'template', 'the path of its template');
  const tree = composedTree(repository, launchParts(launch, repository), repository);
  const parent = tree.get(parentPath);
  if (!parent) throw new HttpError(404, t('There is nothing at {parentPath} any more', { parentPath }));
  if (!allowedTemplates(parent, tree).some(({ path }) => path === templatePath))
    throw new HttpError(
      403,
      t('The template {templatePath} is not allowed below {parentPath}', { templatePath, parentPath }),
    );
  const label = parameters.get('label') || undefined;
  const isTaken = (name: string) => parent.children.has(name);
  if (label !== undefined && isTaken(label))
    throw new HttpError(409, t('The name “{label}” is taken; choose another', { label }));
  const page = childOf(parentPath, label ?? freeName(pageNameOf(title) || 'page', isTaken));
  const made = { 'jcr:title': title, 'jcr:created': storedDate(new Date()), 'jcr:createdBy': userNow() };
  const node: NodeJson = {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': { ...initialContent(tree.get(templatePath)), 'cq:template': templatePath, ...made },
  };
  const whole = isFragmentPlace(parent) ? asFragmentPart(node, parent, made) : node;
  await launches?.createPages(launch.path, pagesOf(page, whole), { user: userNow(), by });
  return page;
}

/** A page, and those within it, by path: a release has each of its own. */
function pagesOf(path: string, { 'jcr:content': content, ...others }: NodeJson): Map<string, NodeJson> {
  const own = Object.entries(others).filter(([, member]) => !isNode(member));
  const below = Object.entries(others).flatMap(([name, member]) =>
    isNode(member) ? [...pagesOf(childOf(path, name), member)] : [],
  );
  return new Map([
    [path, { ...Object.fromEntries(own), ...(content !== undefined && { 'jcr:content': content }) }],
    ...below,
  ]);
}
