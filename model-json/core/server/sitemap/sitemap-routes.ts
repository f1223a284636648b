import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPage } from '../../exporter/shared/pages';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { readRoute } from '../sling/read-route';
import { originOf } from '../security/request-origin';
import { sitesOf } from '../pages/sites';
import { sendBody } from '../http/send-body';
import { VersionCache } from '../pages/VersionCache';
import { indexXml, sitemapXml } from './sitemap-xml';
import { sitemapEntries } from './sitemap-entries';

/** Search engines can keep it: they come back within a day anyway. */
const CACHE = 'public, max-age=3600';

const made = new WeakMap<Repository, VersionCache<Body>>();

/** `/sitemap.xml`: lists the sitemaps of the site's languages (sitemaps.org, protocol 0.9). */
export function sitemapRoutes(app: FastifyInstance, instance: Instance): void {
  readRoute(app, '/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, instance.publicOrigin);
    const roots = sitesOf(instance.repository).map(({ root }) => root);
    const body = keep(instance, `index ${origin}`, () =>
      indexXml(roots.map((root) => `${origin}${root.path}.sitemap.xml`)),
    );
    return send(body, request, reply);
  });
}

/** `<language root>.sitemap.xml`: the pages below it that search engines can show. */
export function sendSitemap(
  instance: Instance,
  root: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isRoot = isPage(root) && sitesOf(instance.repository).some((site) => site.root.path === root.path);
  if (!isRoot || instance.runMode !== 'publish') throw notFound();
  const origin = originOf(request, instance.publicOrigin);
  const body = keep(instance, `${root.path} ${origin}`, () =>
    sitemapXml(sitemapEntries(instance, root), origin),
  );
  return send(body, request, reply);
}

function keep({ repository }: Instance, key: string, xml: () => string): Body {
  const known = made.get(repository) ?? new VersionCache<Body>(() => repository.version, 50);
  made.set(repository, known);
  return known.get(key, () => new Body(xml(), 'application/xml; charset=utf-8'));
}

const send = (body: Body, request: FastifyRequest, reply: FastifyReply) =>
  sendBody(request, reply.header('cache-control', CACHE), body);
