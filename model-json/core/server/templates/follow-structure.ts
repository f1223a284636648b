import { templatePartOf } from '../../../../shared/addresses/templates';
import { flag } from '../../exporter/shared/properties';
import type { Draft } from '../../repository/Draft';
import { isWithin, nameOf, parentOf } from '../../repository/path';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';
import { actorNow } from '../accounts/Actor';
import { HttpError } from '../http/http-error';
import type { PostChange } from '../sling-post/PostChange';
import { giveInitial, isOpen, noteChange } from './save-template';
import { MAPPING_TYPE } from './template-nodes';
import { pagesByTemplate } from './template-pages';
import { counted, t } from '../../../../shared/authoring/language/t';

/**
 * What follows from a change of a template's structure: a part that is moved keeps its policies, another kind of
 * component does not get those of its predecessor, and what is opened to authors becomes part of the initial content.
 *
 * @param before the content before the change
 * @throws HttpError 409 if pages would lose the container that their content is in, 403 for those who cannot know
 */
export function followStructure(draft: Draft, changes: readonly PostChange[], before: Repository): void {
  const templates = new Set<string>();
  for (const { type, argument } of changes) {
    const path = typeof argument === 'string' ? argument : (argument.at(-1) ?? '');
    const edited = templatePartOf(path);
    if (!edited) continue;
    templates.add(edited.template);
    if (edited.part !== 'structure') continue;
    if (type === 'moved') {
      keepPagesContent(argument[0], before);
      moveMapping(draft, argument[0], path);
    }
    if (type === 'deleted') keepPagesContent(path, before);
    if (type === 'created') dropForeignMapping(draft, path);
    if (type === 'modified' && nameOf(path) === 'editable' && isOpen(draft, parentOf(path)))
      giveInitial(draft, edited.template, placeOf(parentOf(path)));
  }
  const contents = [...templates].map((template) => `${template}/jcr:content`);
  for (const content of contents) if (draft.has(content)) noteChange(draft, content);
}

const IN_STRUCTURE = '/structure/jcr:content';

/** `root/main` of a part of the structure. */
const placeOf = (part: string): string => part.slice(part.indexOf(IN_STRUCTURE) + IN_STRUCTURE.length + 1);

const mappingOf = (part: string): string => part.replace(IN_STRUCTURE, '/policies/jcr:content');

const isMapping = (draft: Draft, path: string): boolean =>
  draft.property(path, 'sling:resourceType') === MAPPING_TYPE;

function moveMapping(draft: Draft, from: string, to: string): void {
  const [mapping, target] = [mappingOf(from), mappingOf(to)];
  if (
    !isWithin(to, templatePartOf(from)?.template ?? from) ||
    !isMapping(draft, mapping) ||
    draft.has(target)
  )
    return;
  for (const parent of missingAbove(draft, target))
    draft.create(parent, { 'jcr:primaryType': 'nt:unstructured', 'sling:resourceType': MAPPING_TYPE });
  draft.move(mapping, target);
}

/** The nodes above a path that are missing, the topmost first. */
function missingAbove(draft: Draft, path: string): string[] {
  const parent = parentOf(path);
  return draft.has(parent) ? [] : [...missingAbove(draft, parent), parent];
}

/** A part that was deleted leaves its policies behind, in case it comes back. */
function dropForeignMapping(draft: Draft, part: string): void {
  const mapping = mappingOf(part);
  const policy = draft.property(mapping, 'cq:policy');
  const type = draft.property(part, 'sling:resourceType');
  if (typeof policy !== 'string' || typeof type !== 'string' || !isMapping(draft, mapping)) return;
  if (parentOf(`/${policy}`) !== `/${type}` && !policy.endsWith(`/policies/${type}/${nameOf(policy)}`))
    draft.remove(mapping);
}

/** Pages have what is in an open container at its path: they would no longer show it. */
function keepPagesContent(part: string, before: Repository): void {
  const edited = templatePartOf(part);
  const node = before.get(part);
  if (!edited || !node || !holdsOpen(node)) return;
  if (actorNow()?.rights.readsAll === false)
    throw new HttpError(
      403,
      t(
        'Only people who may read all pages can move or delete “{name}”, since a page that you cannot see may have content in it',
        { name: node.name },
      ),
    );
  const pages = pagesByTemplate(before).get(edited.template)?.length ?? 0;
  if (pages > 0)
    throw new HttpError(
      409,
      counted(
        pages,
        'A page has content in “{name}”, which would no longer be shown. Make another template, or lock the container',
        '{n} pages have content in “{name}”, which would no longer be shown. Make another template, or lock the container',
        { name: node.name },
      ),
    );
}

const holdsOpen = (node: Resource): boolean =>
  flag(node.properties, 'editable') === true || [...node.children.values()].some(holdsOpen);
