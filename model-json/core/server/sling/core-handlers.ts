import { isPage } from '../../exporter/shared/pages';
import { asksForExample, sendExample } from '../../library/server/send-example';
import { sendChecks } from '../checks/send-checks';
import { sendChildren } from '../console/send-children';
import { sendThumbnail } from '../console/send-thumbnail';
import { sendAdaptiveImage } from '../coreimg/adaptive-image';
import { sendTemplates } from '../commands/send-templates';
import { sendShownAt } from '../fragments/send-shown-at';
import { sendInheritance } from '../editor/send-inheritance';
import { sendInsertable } from '../editor/send-insertable';
import { sendLanguages } from '../editor/send-languages';
import { sendSource } from '../editor/send-source';
import { sendFeed } from '../feed/send-feed';
import { getPageHtml } from '../pages/get-page';
import { sendReferences } from '../relocate/send-references';
import { sendPublication } from '../replicate/send-publication';
import { SHARED_RESOURCE } from '../security/security-headers';
import { sendSitemap } from '../sitemap/sitemap-routes';
import { sendAsset } from './assets';
import { sendDownload } from './core-download';
import type { Asked, Handler } from './Handler';
import { isFileNode, sendFileNode } from './send-file-node';
import { sendJson, sendModel } from './send-model';
import { sendPolicy } from './send-policy';

const isWholeAsset = ({ resource, url }: Asked): boolean =>
  url.extension === undefined &&
  url.selectors.length === 0 &&
  url.suffix === undefined &&
  resource.properties['jcr:primaryType'] === 'dam:Asset';

/** Handlers of a resource by selector and extension; the first match wins. Features' rows come before these. */
export const CORE_HANDLERS: readonly Handler[] = [
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
  {
    selector: 'policy',
    extension: 'json',
    send: ({ instance, resource, request, reply }) => sendPolicy(instance, resource, request, reply),
  },
  {
    selector: 'allowedcomponents',
    extension: 'json',
    send: ({ instance, resource, url, request, reply }) =>
      sendInsertable(instance, resource, url, request, reply),
  },
  {
    selector: 'inheritance',
    extension: 'json',
    send: ({ instance, resource, url, request, reply }) =>
      sendInheritance(instance, resource, url, request, reply),
  },
  {
    selector: 'publication',
    extension: 'json',
    send: ({ instance, resource, url, request, reply }) =>
      sendPublication(instance, resource, url, request, reply),
  },
  {
    selector: 'references',
    extension: 'json',
    send: ({ instance, resource, url, request, reply }) =>
      sendReferences(instance, resource, url, request, reply),
  },
  { selector: 'children', extension: 'json', send: sendChildren },
  { selector: 'checks', extension: 'json', send: sendChecks },
  { selector: 'languages', extension: 'json', send: sendLanguages },
  { selector: 'source', extension: 'json', send: sendSource },
  { selector: 'templates', extension: 'json', send: sendTemplates },
  { selector: 'thumbnail', extension: 'svg', send: sendThumbnail },
  { selector: 'shownat', extension: 'json', send: sendShownAt },
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
