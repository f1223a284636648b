import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Json, Model } from '../../../../core/exporter/Exporter';
import type { Resource } from '../../../../core/repository/Resource';
import { Body, SENT_ONCE } from '../../../../core/server/http/Body';
import { contentSecurityPolicy, framesOf } from '../../../../core/server/security/content-security-policy';
import { notFound } from '../../../../core/server/http/http-error';
import type { Instance } from '../../../../core/server/Instance';
import { isInLibrary } from '../../../../core/library/server/is-in-library';
import { exampleModel, isExampleShown, sendExample } from '../../../../core/library/server/send-example';
import { originOf } from '../../../../core/server/security/request-origin';
import { sendBody } from '../../../../core/server/http/send-body';
import { unmangle } from '../../../../core/server/sling/sling-url';

/**
 * Answers with a page whose search component shows the results. Rendered on each request: searches are not cached.
 * @param place path of the component below the page
 */
export function sendPageOfResults(
  instance: Instance,
  page: Resource,
  place: string,
  results: Model,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { models, frontend, publicOrigin, runMode } = instance;
  const shown = isInLibrary(page) ? instance.repository.get(page.path + unmangle(place)) : undefined;
  const example = shown && isExampleShown(shown) ? exampleModel(instance, shown) : undefined;
  if (shown && example) return sendExample(instance, shown, request, reply, { ...example, ...results });
  const model = structuredClone(models.get(page));
  const component = model && itemAt(model, unmangle(place));
  if (!model || !component) throw notFound();
  Object.assign(component, results);
  const { renderPage, assets } = frontend();
  const { html, css, scripts } = renderPage({ model, origin: originOf(request, publicOrigin), assets });
  const framedBy = runMode === 'author' ? "'self'" : "'none'";
  reply.header('content-security-policy', contentSecurityPolicy([css], framedBy, framesOf(html), scripts));
  return sendBody(request, reply, new Body(html, 'text/html; charset=utf-8', SENT_ONCE));
}

/** The model of a component in a page's model, by its path below the page. */
function itemAt(page: Model, place: string): Model | undefined {
  const [, content, ...names] = place.split('/');
  if (content !== 'jcr:content' || names.length === 0) return undefined;
  let model: Json | undefined = page;
  for (const name of names) {
    const items: Json | undefined = isModel(model) ? model[':items'] : undefined;
    model = isModel(items) && Object.hasOwn(items, name) ? items[name] : undefined;
  }
  return isModel(model) ? model : undefined;
}

const isModel = (value: Json | undefined): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
