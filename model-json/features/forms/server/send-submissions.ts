import type { FastifyReply, FastifyRequest } from 'fastify';
import { submissionsCsv } from '../submissions/submissions-csv';
import { containingPage } from '../../../core/exporter/shared/pages';
import type { Resource } from '../../../core/repository/Resource';
import { notFound } from '../../../core/server/http/http-error';
import { actorNow } from '../../../core/server/accounts/Actor';
import type { Instance } from '../../../core/server/Instance';
import { formsOf } from './form-fields';

/**
 * `<form's path>.form.csv`: a form's submissions, for authors.
 *
 * @throws HttpError 404 if it is not a form, and on publish
 */
export async function sendSubmissions(
  { runMode, models, submissions, fieldKinds }: Instance,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // They are about people: reading the page is not enough.
  const isAllowed = actorNow()?.rights.mayWrite(resource.path) ?? true;
  const model = runMode === 'author' && isAllowed ? models.get(resource) : undefined;
  const form = model && formsOf(model).find(({ path }) => path === resource.path);
  if (!form) throw notFound();
  const list = await submissions.list(form.path, (file, error) =>
    request.log.error({ err: error }, `${file} cannot be read`),
  );
  const name = (containingPage(resource)?.name ?? 'form').replace(/[^\w-]+/g, '-');
  const names = form.fields.flatMap(({ kind, name: field }) => {
    const columns = fieldKinds.find((each) => each.name === kind)?.columns;
    return columns ? columns.map((column) => `${field}.${column}`) : [field];
  });
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    })
    .send(submissionsCsv(list, names));
}
