import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Model } from '../../exporter/Exporter';
import { languageTag, localeOf } from '../../exporter/shared/locale/languages';
import { containingPage } from '../../exporter/shared/pages';
import { flag, text } from '../../exporter/shared/properties';
import type { Resource } from '../../repository/Resource';
import type { ExampleSettings } from '../../../../ui.frontend/src/core/entries/server';
import { Body } from '../../server/http/Body';
import { contentSecurityPolicy, framesOf } from '../../server/security/content-security-policy';
import { notFound } from '../../server/http/http-error';
import { isInLibrary } from './is-in-library';
import type { Instance } from '../../server/Instance';
import { fillModel } from '../../server/pages/fill-model';
import { sendBody } from '../../server/http/send-body';
import type { SlingUrl } from '../../server/sling/sling-url';
import { componentType } from '../../../../shared/addresses/app';
import { isModel } from '../../exporter/shared/is-model';
import { queryOf } from '../../server/http/query-of';
import { required } from '../../../../shared/checked/required';

/** The reader's choice of how to show the examples; undefined if nothing was chosen. */
export function chosenSettings({ frontend }: Instance, request: FastifyRequest): ExampleSettings | undefined {
  const settings = frontend().settingsFrom(queryOf(request));
  return Object.keys(settings).length > 0 ? settings : undefined;
}

/** Whether a request asks for an example of the library as a standalone document: `…/demo.html`. */
export const asksForExample = (resource: Resource, { selectors, extension, suffix }: SlingUrl): boolean =>
  isExampleShown(resource) && selectors.length === 0 && extension === 'html' && suffix === undefined;

/** Whether a resource is the component shown by an example. */
export const isExampleShown = (resource: Resource): boolean =>
  isInLibrary(resource) &&
  resource.parent?.properties['sling:resourceType'] === componentType('library/example');

/** The model of an example's component. */
export const exampleModel = ({ models }: Instance, resource: Resource): ShownModel | undefined =>
  childOf(resource.parent && models.get(resource.parent), resource.name);

/**
 * Answers with one component as a document: Sling renders any resource, and in a frame its media queries, dialogs and
 * languages work as on a page. The library shows it in a frame; search engines must not index it.
 *
 * @param answer its model after a form submission or a search
 */
export async function sendExample(
  instance: Instance,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
  answer?: ShownModel,
): Promise<FastifyReply> {
  const { frontend, problems } = instance;
  const example = required(resource.parent, `The example of ${resource.path}`);
  const shown = answer ?? exampleModel(instance, resource);
  if (!shown) throw notFound();
  const model = await withResults(instance, shown, resource, request);
  const {
    html,
    css,
    problems: found,
  } = frontend().renderExample({
    model,
    title: text(example.properties, 'jcr:title') ?? resource.name,
    language: text(example.properties, 'language') || languageTag(localeOf(containingPage(resource))),
    isFullWidth: flag(example.properties, 'isFullWidth') ?? false,
    assets: frontend().assets,
    settings: chosenSettings(instance, request) ?? {},
  });
  problems.report(`${resource.path}.html`, found);
  reply.headers({
    'content-security-policy': contentSecurityPolicy([css], "'self'", framesOf(html)),
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
  });
  return sendBody(request, reply, new Body(html, 'text/html; charset=utf-8'));
}

/** Additions by features to the page's model, as on any page: search results. */
async function withResults(
  instance: Instance,
  shown: ShownModel,
  resource: Resource,
  { raw }: FastifyRequest,
): Promise<ShownModel> {
  const page = containingPage(resource);
  const filled = page && (await fillModel(instance, shown, page, raw.url ?? ''));
  return filled ? { ...filled, ':type': shown[':type'] } : shown;
}

/** A model that some component renders. */
type ShownModel = Model & { ':type': string };

/** The example defines the page and the state in which to show its child. */
function childOf(example: Model | undefined, name: string): ShownModel | undefined {
  const items = example?.[':items'];
  const child = isModel(items) ? items[name] : undefined;
  if (!isModel(child)) return undefined;
  const type = child[':type'];
  return typeof type === 'string' ? { ...child, ':type': type } : undefined;
}
