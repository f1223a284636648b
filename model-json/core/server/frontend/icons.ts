import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { pageTitle } from '../../exporter/shared/pages';
import { siteName } from '../../exporter/site/page/site-name';
import { sendAsset } from '../sling/assets';
import { binaryOf } from '../http/binary';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import { icoOf } from './ico';
import type { Instance } from '../Instance';
import { readRoute } from '../sling/read-route';
import { sendBody } from '../http/send-body';
import { ASSET_CACHE } from '../http/send-file';
import { sitesOf } from '../pages/sites';
import { VersionCache } from '../pages/VersionCache';
import { DAM_ROOT } from '../../../../shared/addresses/app';

/** The brand's drawing, from which all other icons are made. */
const DRAWING = `${DAM_ROOT}/brand/favicon.svg`;

/** Edge of the tab icon in pixels, for browsers that do not support SVG. */
const TAB = 32;
/** Sizes of home screen icons, by their addresses. */
const PICTURES = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 } as const;
/** Icons that the manifest must name. */
const MANIFEST_ICONS = ['/icon-192.png', '/icon-512.png'] as const;

/** Resolution at which an SVG unit is one pixel. */
const PLAIN_DENSITY = 72;

/** The site's icons for browsers and phones, and the manifest that names them. */
export function iconRoutes(app: FastifyInstance, instance: Instance): void {
  const { repository } = instance;
  const made = new VersionCache<Promise<Body>>(() => repository.version, 8);
  const give = (address: string, make: () => Promise<Body>) =>
    readRoute(app, address, async (request, reply) => {
      const body = await made.get(address, make);
      return sendBody(request, reply.header('cache-control', ASSET_CACHE), body);
    });
  const drawing = () => repository.get(DRAWING) ?? missing();
  const picture = (size: number) => drawPng(binaryOf(drawing())?.file ?? missing(), size);

  readRoute(app, '/favicon.svg', async (request, reply) => sendAsset(drawing(), request, reply));
  give('/favicon.ico', async () => new Body(icoOf(await picture(TAB), TAB), 'image/vnd.microsoft.icon'));
  for (const [address, size] of Object.entries(PICTURES))
    give(address, async () => new Body(await picture(size), 'image/png'));
  give(
    '/site.webmanifest',
    async () => new Body(JSON.stringify(manifestOf(instance)), 'application/manifest+json'),
  );
}

function missing(): never {
  throw notFound();
}

async function drawPng(file: string, size: number): Promise<Buffer> {
  const { width = size } = await sharp(file).metadata();
  const density = (PLAIN_DENSITY * size) / width;
  return sharp(file, { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** The Web App Manifest (W3C), reduced to what a site that is not an app needs. */
function manifestOf({ repository, urls }: Instance): object {
  const [home] = sitesOf(repository);
  const name = home && (siteName(home.root, repository) ?? pageTitle(home.root));
  return {
    name,
    short_name: name,
    start_url: home ? urls().map(`${home.root.path}.html`) : '/',
    display: 'browser',
    icons: MANIFEST_ICONS.map((src) => ({
      src,
      sizes: `${PICTURES[src]}x${PICTURES[src]}`,
      type: 'image/png',
    })),
  };
}
