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

/** What a reader of the library wants to see the examples in; undefined where nothing was chosen. */
export function chosenSettings(
  { frontend }: Instance,
  { query }: FastifyRequest,
): ExampleSettings | undefined {
  const settings = frontend().settingsFrom(query as Readonly<Record<string, unknown>>);
  return Object.keys(settings).length > 0 ? settings : undefined;
}

/** Whether a request asks for what an example of the library shows as a document of its own: `…/demo.html`. */
export const asksForExample = (resource: Resource, { selectors, extension, suffix }: SlingUrl): boolean =>
  isExampleShown(resource) && selectors.length === 0 && extension === 'html' && suffix === undefined;

/** Whether a resource is what an example of the library shows. */
export const isExampleShown = (resource: Resource): boolean =>
  isInLibrary(resource) &&
  resource.parent?.properties['sling:resourceType'] === componentType('library/example');

/** The model of what an example shows, as the example has it. */
export const exampleModel = ({ models }: Instance, resource: Resource): ShownModel | undefined =>
  childOf(resource.parent && models.get(resource.parent), resource.name);

/**
 * Answers with one component as a document: Sling renders any resource, and in a frame of the library its media queries,
 * dialogs and languages are true. The library frames it, search engines leave it.
 *
 * @param answer its model after somebody has sent a form or looked for something in it
 */
export async function sendExample(
  instance: Instance,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
  answer?: ShownModel,
): Promise<FastifyReply> {
  const { frontend, problems } = instance;
  const example = resource.parent!;
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

/** What features fill into a page's model, as on any page: results of a search. */
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

/** A model that a component draws. */
type ShownModel = Model & { ':type': string };

/** The example knows on which page, and in which state, its child is to be shown. */
function childOf(example: Model | undefined, name: string): ShownModel | undefined {
  const items = example?.[':items'] as Readonly<Record<string, Model>> | undefined;
  const child = items?.[name];
  const type = child?.[':type'];
  return child && typeof type === 'string' ? { ...child, ':type': type } : undefined;
}
