import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Section, Sections } from '../../../../shared/authoring/section';
import { mayWrite } from '../accounts/rights/may-publish';
import { HttpError, notFound } from '../http/http-error';
import { queryOf } from '../http/query-of';
import type { Instance } from '../Instance';
import type { Parameters } from '../sling-post/Parameters';
import { createSection, deleteSection, renameSection } from './change-sections';
import { sectionFolderFor, sectionsIn } from './read-sections';

/** The sections of the site of `page`. @throws HttpError 404 for a page that may not be read */
export async function sendSections(
  { repository }: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { page } = queryOf(request);
  const folder = typeof page === 'string' && repository.get(page) ? sectionFolderFor(page) : undefined;
  if (folder === undefined) throw notFound();
  const sections = sectionsIn(folder, repository);
  const answer: Sections = { folder, mayWrite: mayWrite(folder), sections };
  return reply.header('cache-control', 'private, no-store').send(answer);
}

/**
 * `cmd=create` makes a section of the components `component`, called `title` (`description`); `rename` gives the section
 * `path` another `title` and `description`; `delete` deletes it.
 *
 * @throws HttpError 400 for anything else, and as the commands
 */
export async function postSections(
  { repository }: Instance,
  parameters: Parameters,
  by: string | undefined,
): Promise<{ readonly section: Section } | { readonly deleted: string }> {
  const command = parameters.get('cmd') ?? '';
  if (command === 'create') return { section: await createSection(repository, parameters, by) };
  if (command === 'rename') return { section: await renameSection(repository, parameters, by) };
  if (command === 'delete') return { deleted: await deleteSection(repository, parameters, by) };
  throw new HttpError(400, `cmd=${command} is unknown; send create, rename or delete`);
}
