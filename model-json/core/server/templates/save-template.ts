import type { TemplateChanged, TemplateSettings } from '../../../../shared/authoring/template';
import type { Draft } from '../../repository/Draft';
import { childOf } from '../../repository/path';
import type { Value } from '../../repository/Resource';
import { userNow } from '../accounts/Actor';
import { HttpError } from '../http/http-error';
import { storedDate } from '../sling-post/Post';
import { changeNodes, type Seen, type TemplateChange } from './change-templates';
import { isContainerType } from './known-components';
import { nodeInDraft } from '../../repository/drafts/node-in-draft';
import { templateAt } from './read-templates';
import { t } from '../../../../shared/authoring/language/t';

/** Changes what a template is called, and where and whether pages can be made from it. */
export function saveTemplate(
  change: TemplateChange,
  seen: Seen,
  settings: TemplateSettings,
): Promise<TemplateChanged> {
  templateAt(change.repository, seen.path);
  const content = childOf(seen.path, 'jcr:content');
  const responsive = `${seen.path}/structure/jcr:content/cq:responsive`;
  const touched = [content, ...(change.repository.get(responsive) ? [responsive] : [])];
  return changeNodes(change, { seen: [seen], touched, path: seen.path }, (draft) => {
    if (!draft.has(content)) draft.create(content, { 'jcr:primaryType': 'cq:PageContent' });
    const set = (name: string, value: Value | undefined) => {
      if (JSON.stringify(draft.property(content, name)) !== JSON.stringify(value))
        draft.setProperty(content, name, value);
    };
    set('jcr:title', settings.title);
    set('jcr:description', settings.description || undefined);
    set('status', settings.state);
    set('allowedPaths', settings.allowedPaths.length > 0 ? settings.allowedPaths : undefined);
    set('ranking', settings.ranking ?? undefined);
    for (const [name, title] of Object.entries(settings.breakpointTitles)) {
      const breakpoint = `${responsive}/breakpoints/${name}`;
      if (draft.has(breakpoint) && draft.property(breakpoint, 'title') !== title)
        draft.setProperty(breakpoint, 'title', title);
    }
    noteChange(draft, content);
  });
}

/**
 * Opens a container of the structure to authors, or closes it. What it has becomes what new pages begin with; pages that
 * there are keep what they have.
 *
 * @throws HttpError 404 if the structure has no such part, 400 if it is no container, 409 inside another open one
 */
export function lockPart(
  change: TemplateChange,
  seen: Seen,
  place: string,
  isUnlocked: boolean,
): Promise<TemplateChanged> {
  const { repository } = change;
  templateAt(repository, seen.path);
  const structure = `${seen.path}/structure`;
  const part = `${structure}/jcr:content/${place}`;
  const node = repository.get(part);
  const type = node?.properties['sling:resourceType'];
  if (!node || typeof type !== 'string')
    throw new HttpError(
      404,
      t('The structure of {path} has nothing at “{place}”', { path: seen.path, place }),
    );
  if (!isContainerType(type, repository))
    throw new HttpError(
      400,
      t('{place} is not a container; authors can only be given what is in one', { place }),
    );
  const touched = [structure, `${seen.path}/initial`];
  return changeNodes(change, { seen: [seen], touched, path: seen.path }, (draft) => {
    const around = place.split('/').slice(0, -1);
    if (
      isUnlocked &&
      around.some((_, i) => isOpen(draft, `${structure}/jcr:content/${around.slice(0, i + 1).join('/')}`))
    )
      throw new HttpError(409, t('{place} is in a container that authors can change already', { place }));
    draft.setProperty(part, 'editable', isUnlocked ? true : undefined);
    if (isUnlocked) giveInitial(draft, seen.path, place);
  });
}

/** Whether authors may change on pages what is in a part of a structure. */
export const isOpen = (draft: Draft, path: string): boolean =>
  String(draft.property(path, 'editable')) === 'true';

/** The initial content gets the part as the structure has it, with the containers around it; what it has stays. */
export function giveInitial(draft: Draft, template: string, place: string): void {
  const initial = `${template}/initial/jcr:content`;
  if (!draft.has(initial)) return;
  const names = place.split('/');
  names.forEach((_, i) => {
    const path = names.slice(0, i + 1).join('/');
    if (draft.has(`${initial}/${path}`)) return;
    const { editable: _editable, ...node } =
      nodeInDraft(draft, `${template}/structure/jcr:content/${path}`) ?? {};
    const isLast = i === names.length - 1;
    const own = Object.entries(node).filter(
      ([, member]) => isLast || typeof member !== 'object' || Array.isArray(member),
    );
    draft.create(`${initial}/${path}`, Object.fromEntries(own));
  });
}

/** Who changed a template last, and when. */
export function noteChange(draft: Draft, content: string): void {
  draft.setProperty(content, 'cq:lastModified', storedDate(new Date()));
  draft.setProperty(content, 'cq:lastModifiedBy', userNow());
}
