import { isPage } from '../../exporter/shared/pages';
import { asksForExample, sendExample } from '../../library/server/send-example';
import { sendThumbnail } from '../console/send-thumbnail';
import { sendAdaptiveImage } from '../coreimg/adaptive-image';
import { sendFeed } from '../feed/send-feed';
import { isDrawnInLaunch, sendLaunchPage } from '../launches/send-launch-page';
import { EDGE_HANDLERS } from '../edge-delivery/handlers';
import { getPageHtml } from '../pages/get-page';
import { SHARED_RESOURCE } from '../security/security-headers';
import { sendSitemap } from '../sitemap/sitemap-routes';
import { sendAsset } from './assets';
import { sendDownload } from './core-download';
import { AUTHOR_HANDLERS } from './author-handlers';
import type { Asked, Handler } from './Handler';
import { isFileNode, sendFileNode } from './send-file-node';
import { sendJson, sendModel } from './send-model';

const isWholeAsset = ({ resource, url }: Asked): boolean =>
  url.extension === undefined &&
  url.selectors.length === 0 &&
  url.suffix === undefined &&
  resource.properties['jcr:primaryType'] === 'dam:Asset';

/** Handlers of a resource by selector and extension; the first match wins. Features' rows come before these. */
export const CORE_HANDLERS: readonly Handler[] = [
  { when: isDrawnInLaunch, send: sendLaunchPage },
  {
    selector: 'coreimg',
    send: ({ instance, url, request, reply }) =>
      sendAdaptiveImage(instance, url, request, reply.headers(SHARED_RESOURCE)),
  },
  {
    selector: 'coredownload',
    send: ({ resource, url, request, reply }) => sendDownload(resource, url, request, reply),
  },
  {
    selector: 'sitemap',
    extension: 'xml',
    send: ({ instance, resource, request, reply }) => sendSitemap(instance, resource, request, reply),
  },
  {
    selector: 'feed',
    extension: 'xml',
    send: ({ instance, resource, request, reply }) => sendFeed(instance, resource, request, reply),
  },
  { selector: 'model', extension: 'json', send: sendModel },
  ...EDGE_HANDLERS,
  ...AUTHOR_HANDLERS,
  { selector: 'thumbnail', extension: 'svg', send: sendThumbnail },
  { extension: 'json', send: sendJson },
  { when: isFileNode, send: sendFileNode },
  { when: isWholeAsset, send: ({ resource, request, reply }) => sendAsset(resource, request, reply) },
  {
    when: ({ resource }) => isPage(resource),
    send: ({ instance, resource, path, url, request, reply }) =>
      getPageHtml(instance, resource, path, url, request, reply),
  },
  {
    when: ({ resource, url }) => asksForExample(resource, url),
    send: ({ instance, resource, request, reply }) => sendExample(instance, resource, request, reply),
  },
];
