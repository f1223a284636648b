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
import { acceptedValues, checkValues } from './check-values';
import type { CheckedField, PostedValues } from './CheckedField';
import type { FieldKind } from './FieldKind';
import { formsOf, type PageForm } from './form-fields';
import { isSameOrigin } from '../../../core/server/security/is-same-origin';
import { readPosted } from './read-posted';
import { sendFormBack, type RefusedForm } from './send-form-back';
import type { Refusal } from './with-form-state';

/** People do not fill in a form faster than this, milliseconds. */
const MIN_TIME = 1500;

/**
 * Handles the post of a page's form, as AEM's form handling does (`:formstart` names the form): it is stored and answered
 * with the next page, or sent back with errors.
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
    throw new HttpError(403, 'This form only accepts posts from its own page');
  const { values, problem } = await readPosted(request.raw);
  const posted = withoutOwn(values);
  const form = forms.find(({ path }) => path === values.get(':formstart')?.[0]);
  // A truncated post may lack the form's name: most pages have only one form.
  const meant = form ?? (problem === 'too-big' ? forms[0] : undefined);
  if (!meant) throw new HttpError(400, 'This page has no such form; it may have changed. Reload it');

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
  // In the component library a form works but nothing is stored.
  // A form of a page that is served from elsewhere leads back there.
  const { publicOrigin } = instance;
  const home = publicOrigin !== undefined && request.headers.origin === publicOrigin ? publicOrigin : '';
  const goOn = (id?: string) =>
    reply.header('cache-control', 'no-store').redirect(home + nextAddress(instance, page, meant, id), 303);
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
  /** A page, or the content of an example in the component library. */
  readonly page: Resource;
  readonly model: Model;
  readonly forms: readonly PageForm[];
}

/** @throws HttpError 404 if there is no page, 405 if it has no form */
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
    throw new HttpError(405, 'This address only accepts GET and HEAD');
  }
  return { page, model, forms };
}

/** The page to use: an example of the component library is shown as if on another page. */
const shownOn = ({ repository }: Instance, page: Resource): Resource =>
  (isExampleShown(page) ? getPage(repository, text(page.parent?.properties ?? {}, 'pagePath')) : undefined) ??
  page;

/** The posted values changed by a field's own button, which does not submit the form; undefined if none was pressed. */
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

/** Names that begin with a colon are not the author's. */
const withoutOwn = (values: PostedValues): PostedValues =>
  new Map([...values].filter(([name]) => !name.startsWith(':')));

/**
 * Whether a bot filled in the invisible field, or submitted too fast. The page's script reports the time: pages are cached,
 * so the server does not know when one was opened.
 */
function isAutomatic(values: PostedValues): boolean {
  if (values.get(':homepage')?.some((value) => value !== '')) return true;
  const elapsed = values.get(':elapsed')?.[0];
  return elapsed !== undefined && /^\d+$/.test(elapsed) && Number(elapsed) < MIN_TIME;
}

/** Field errors are shown only if they are why the form is sent back. */
const saidOnly = (refusal: Refusal | undefined, fields: readonly CheckedField[]): CheckedField[] =>
  refusal === 'invalid' ? [...fields] : fields.map((checked) => ({ ...checked, problem: undefined }));

/**
 * Where to go after a form is sent. The page comes from content, because a posted `:redirect` could be forged. Without one,
 * the URL fragment reveals the thank-you message on the page.
 *
 * @param submission its id, whose start the thank-you message can show
 */
function nextAddress(
  { urls, repository }: Instance,
  page: Resource,
  { id, redirect, model }: PageForm,
  submission?: string,
): string {
  // The site's pages forbid framing, so an example must not redirect to them.
  const next =
    redirect && !isExampleShown(page) ? getPage(repository, redirect.replace(/\.html$/, '')) : undefined;
  // The empty fragment keeps browsers from carrying over that of the form's action.
  if (next) return `${urls().map(`${next.path}.html`)}#`;
  const sent = submission && model.showReference === true ? `?sent=${referenceOf(submission)}` : '';
  return `${urls().map(`${page.path}.html`)}${sent}#${id ? `${encodeURIComponent(id)}-sent` : ''}`;
}
