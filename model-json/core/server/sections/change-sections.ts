import { freeName, pageNameOf } from '../../../../shared/addresses/page-name';
import {
  MOST_SECTION_DESCRIPTION,
  MOST_SECTION_TITLE,
  type Section,
} from '../../../../shared/authoring/section';
import { childOf, parentOf } from '../../repository/path';
import type { Repository } from '../../repository/Repository';
import { asServer, userNow } from '../accounts/Actor';
import { checkMayWrite } from '../accounts/rights/may-publish';
import { needed } from '../commands/needed';
import { HttpError } from '../http/http-error';
import { makeFolders } from '../../repository/drafts/make-folders';
import type { Parameters } from '../sling-post/Parameters';
import { storedDate } from '../sling-post/Post';
import { chosenComponents } from './chosen-components';
import { sectionAt, sectionFolderFor, sectionsIn, SECTION_TYPE } from './read-sections';
import { t } from '../../../../shared/authoring/language/t';

/**
 * Makes a section of the components `component` of a page, as they are stored now.
 *
 * @throws HttpError 400 or 404 for components that cannot be one, 409 if another one has the `title`
 */
export async function createSection(
  repository: Repository,
  parameters: Parameters,
  by: string | undefined,
): Promise<Section> {
  const paths = [...new Set(parameters.all('component') ?? [])];
  const components = chosenComponents(paths, repository);
  const folder = sectionFolderFor(paths[0] ?? '');
  if (folder === undefined)
    throw new HttpError(400, t('{paths} belongs to no site', { paths: paths[0] ?? '' }));
  checkMayWrite([folder]);
  const named = namingIn(parameters);
  // The folder itself is part of the server, as its rights are: those who may write in it need not make it.
  if (!repository.get(folder)) await asServer(() => repository.change((draft) => makeFolders(draft, folder)));
  let path = '';
  await repository.change((draft) => {
    refuseTaken(repository, folder, named.title);
    const name = freeName(pageNameOf(named.title) || 'section', (one) => draft.has(childOf(folder, one)));
    path = childOf(folder, name);
    draft.create(path, {
      'jcr:primaryType': 'sling:Folder',
      'jcr:content': {
        'jcr:primaryType': 'nt:unstructured',
        'sling:resourceType': SECTION_TYPE,
        'jcr:title': named.title,
        ...(named.description && { 'jcr:description': named.description }),
        ...changedNow(),
        components: { 'jcr:primaryType': 'nt:unstructured', ...components },
      },
    });
  }, optionsOf(by));
  return found(repository, path);
}

/** Changes `title` and `description` of the section `path`. @throws HttpError 404 without it, 409 if another one has the title */
export async function renameSection(
  repository: Repository,
  parameters: Parameters,
  by: string | undefined,
): Promise<Section> {
  const { path } = sectionIn(repository, parameters);
  checkMayWrite([path]);
  const { title, description } = namingIn(parameters);
  await repository.change((draft) => {
    refuseTaken(repository, parentOf(path), title, path);
    const content = childOf(path, 'jcr:content');
    const properties = { 'jcr:title': title, 'jcr:description': description || undefined, ...changedNow() };
    for (const [name, value] of Object.entries(properties)) draft.setProperty(content, name, value);
  }, optionsOf(by));
  return found(repository, path);
}

/** Deletes the section `path`; what was inserted from it stays. @throws HttpError 404 without it */
export async function deleteSection(
  repository: Repository,
  parameters: Parameters,
  by: string | undefined,
): Promise<string> {
  const { path } = sectionIn(repository, parameters);
  checkMayWrite([path]);
  await repository.change((draft) => draft.remove(path), optionsOf(by));
  return path;
}

const optionsOf = (by: string | undefined) => (by === undefined ? {} : { by });

const changedNow = () => ({ 'jcr:lastModified': storedDate(new Date()), 'jcr:lastModifiedBy': userNow() });

function sectionIn(repository: Repository, parameters: Parameters): Section {
  return found(repository, needed(parameters, 'path', 'the path of a section'));
}

function found(repository: Repository, path: string): Section {
  const node = repository.get(path);
  const section = node && sectionAt(node, repository);
  if (!section) throw new HttpError(404, t('There is no section at {path}', { path }));
  return section;
}

function namingIn(parameters: Parameters): Pick<Section, 'title' | 'description'> {
  const title = needed(parameters, 'title', 'the title of the section').trim();
  const description = (parameters.get('description') ?? '').trim();
  if (title.length > MOST_SECTION_TITLE)
    throw new HttpError(400, `title must have at most ${MOST_SECTION_TITLE} characters; shorten it`);
  if (description.length > MOST_SECTION_DESCRIPTION)
    throw new HttpError(
      400,
      `description must have at most ${MOST_SECTION_DESCRIPTION} characters; shorten it`,
    );
  return { title, description };
}

/** Authors tell sections apart by their titles. */
function refuseTaken(repository: Repository, folder: string, title: string, except?: string): void {
  const same = (one: string) => one.localeCompare(title, 'en', { sensitivity: 'accent' }) === 0;
  const other = sectionsIn(folder, repository).find((one) => one.path !== except && same(one.title));
  if (other)
    throw new HttpError(
      409,
      t('Another section is called “{title}”; choose another title', { title: other.title }),
    );
}
