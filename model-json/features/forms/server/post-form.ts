import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Model } from '../../../core/exporter/Exporter';
import { getPage, isPage } from '../../../core/exporter/shared/pages';
import { text } from '../../../core/exporter/shared/properties';
import { componentOwner, type ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { referenceOf } from '../submissions/reference';
import type { Resource } from '../../../core/repository/Resource';
import { HttpError, notFound } from '../../../core/server/http/http-error';
import type { Instance } from '../../../core/server/Instance';
import { isInLibrary } from '../../../core/library/server/is-in-library';
import { asksForExample, exampleModel, isExampleShown } from '../../../core/library/server/send-example';
import { decodePath } from '../../../core/server/sling/sling-url';
import { acceptedValues, checkValues, type CheckedField, type PostedValues } from './check-values';
import type { FieldKind } from './FieldKind';
import { formsOf, type PageForm } from './form-fields';
import { isSameOrigin } from './is-same-origin';
import { readPosted } from './read-posted';
import { sendFormBack, type RefusedForm } from './send-form-back';
import type { Refusal } from './with-form-state';

/** People do not fill in a form faster, milliseconds. */
const MIN_TIME = 1500;

/**
 * Takes what was posted by a form of a page, as AEM's form handling does (`:formstart` names the form): kept and answered
 * with the next page, or sent back with what is wrong.
 *
 * @param tooMany whether the client has sent too much lately
 */
export async function postForm(
  instance: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
  tooMany: boolean,
): Promise<FastifyReply> {
  const { page, model, forms } = pageWithForms(instance, request, reply);
  if (!isSameOrigin(request, instance.publicOrigin))
    throw new HttpError(403, 'This form takes what is sent from its own page only');
  const { values, problem } = await readPosted(request.raw);
  const posted = withoutOwn(values);
  const form = forms.find(({ path }) => path === values.get(':formstart')?.[0]);
  // Of what was cut off, the name of the form may be missing: a page has one, mostly.
  const meant = form ?? (problem === 'too-big' ? forms[0] : undefined);
  if (!meant) throw new HttpError(400, 'This page has no such form; it may have changed. Load it again');

  const owner = componentOwner(page, instance.models.context(shownOn(instance, page)));
  const changed = changedBy(instance.fieldKinds, meant, values, owner);
  const fields = checkValues(meant, changed ?? posted, owner, instance.fieldKinds);
  const refused = (refusal: Refusal | undefined, status: number): Promise<FastifyReply> => {
    const state: RefusedForm = { page, model, form: meant, fields: saidOnly(refusal, fields), refusal };
    return sendFormBack(instance, state, status, request, reply);
  };
  if (tooMany) return refused('too-many', 429);
  if (problem) return refused(problem, problem === 'too-big' ? 413 : 422);
  if (changed) return refused(undefined, 200);
  if (isAutomatic(values)) return refused('automatic', 422);
  if (fields.some((field) => field.problem)) return refused('invalid', 422);
  // The component library shows what a form does and keeps nothing of it.
  const goOn = (id?: string) =>
    reply.header('cache-control', 'no-store').redirect(nextAddress(instance, page, meant, id), 303);
  if (isExampleShown(page)) return goOn();
  try {
    const { id } = await instance.submissions.add({
      form: meant.path,
      page: page.path,
      values: acceptedValues(fields),
    });
    request.log.info({ submission: id }, `stored a submission of ${meant.path}`);
    return goOn(id);
  } catch (error) {
    request.log.error({ err: error }, `a submission of ${meant.path} could not be stored`);
    return refused('not-saved', 503);
  }
}

interface PageWithForms {
  /** A page, or what an example of the component library shows. */
  readonly page: Resource;
  readonly model: Model;
  readonly forms: readonly PageForm[];
}

/** @throws HttpError 404 where there is no page, 405 where it has no form */
function pageWithForms(instance: Instance, request: FastifyRequest, reply: FastifyReply): PageWithForms {
  const { urls, repository, models } = instance;
  const url = urls().resolve(decodePath(request.raw.url ?? '/'));
  const page = url.found ? repository.get(url.resourcePath) : undefined;
  if (!page) throw notFound();
  const isHtml = url.extension === undefined || url.extension === 'html';
  const isPlain = isHtml && url.selectors.length === 0 && !url.suffix;
  const ofPage = isPlain && isPage(page) && !isInLibrary(page) ? models.get(page) : undefined;
  const model = asksForExample(page, url) ? exampleModel(instance, page) : ofPage;
  const forms = model ? formsOf(model) : [];
  if (!model || forms.length === 0) {
    reply.header('allow', 'GET, HEAD');
    throw new HttpError(405, 'This address takes GET and HEAD only');
  }
  return { page, model, forms };
}

/** The page that counts: an example of the component library is shown as on another. */
const shownOn = ({ repository }: Instance, page: Resource): Resource =>
  (isExampleShown(page) ? getPage(repository, text(page.parent?.properties ?? {}, 'pagePath')) : undefined) ??
  page;

/** What was posted, after a button of a field was pressed that does not send the form; undefined where none was. */
function changedBy(
  kinds: readonly FieldKind[],
  form: PageForm,
  posted: PostedValues,
  owner: ComponentOwner,
): PostedValues | undefined {
  for (const field of form.fields) {
    const kind = kinds.find(({ name }) => name === field.kind);
    const changed = kind?.changed?.(field, posted, owner);
    if (changed) return changed;
  }
  return undefined;
}

/** Names with a colon in front are not the author's. */
const withoutOwn = (values: PostedValues): PostedValues =>
  new Map([...values].filter(([name]) => !name.startsWith(':')));

/**
 * A program filled in the field that nobody sees, or was done in no time. The time is the page's own word, where its
 * script runs: pages are cached, so that the server does not know when one was opened.
 */
function isAutomatic(values: PostedValues): boolean {
  if (values.get(':homepage')?.some((value) => value !== '')) return true;
  const elapsed = values.get(':elapsed')?.[0];
  return elapsed !== undefined && /^\d+$/.test(elapsed) && Number(elapsed) < MIN_TIME;
}

/** Problems of fields are said where they are why the form comes back. */
const saidOnly = (refusal: Refusal | undefined, fields: readonly CheckedField[]): CheckedField[] =>
  refusal === 'invalid' ? [...fields] : fields.map((checked) => ({ ...checked, problem: undefined }));

/**
 * Where a sent form leads. The page is the content's word: what was posted as `:redirect` could be anybody's. Without one
 * the fragment shows the thanks that stand on the page.
 *
 * @param submission its id, of which the thanks may name the beginning
 */
function nextAddress(
  { urls, repository }: Instance,
  page: Resource,
  { id, redirect, model }: PageForm,
  submission?: string,
): string {
  // Pages of the site let nobody frame them: an example leads nowhere else.
  const next =
    redirect && !isExampleShown(page) ? getPage(repository, redirect.replace(/\.html$/, '')) : undefined;
  // The empty fragment keeps browsers from carrying over that of the form's action.
  if (next) return `${urls().map(`${next.path}.html`)}#`;
  const sent = submission && model.showReference === true ? `?sent=${referenceOf(submission)}` : '';
  return `${urls().map(`${page.path}.html`)}${sent}#${id ? `${encodeURIComponent(id)}-sent` : ''}`;
}
