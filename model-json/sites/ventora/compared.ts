import type { Compared } from '../../../api/server';
import { choicesOf } from '../../features/catalogue/compared-choices';
import { passportLinks } from '../../features/exchange/links/identification';

const GB = '/content/ventora/gb/en';
const US = '/content/ventora/us/es';
const DE = '/content/ventora/de/de';
const DOWNLOADS = 'business-partner-area/download-area';
const FINDER = 'business-partner-area/dealer-finder';

/** Queries of pages that find or compare something, and that Java answers too. Typed places and sizing figures are not among them (docs/deployment.md). */
const questions: Compared['questions'] = [
  { path: `${GB}/compare`, parameters: { p: 'V-1210-23,v 1224/11,V-1050-00,V-0000-00' } },
  { path: `${DE}/compare`, parameters: { p: 'V-1210', only: 'differences', units: 'us' } },
  {
    path: `${US}/compare`,
    parameters: { p: 'V-1210,V-1224,V-1250-00,V-1251-00,V-1290-00,V-1291-00', units: 'metric' },
  },
  { path: `${GB}/quote`, parameters: { p: 'V-1210-23*3,V-1050-00*0,V-0000-00*2,V-1210-23*4' } },
  { path: `${DE}/quote`, parameters: { sent: '1A2B3C4D' } },
  { path: `${GB}/business-partner-area/digital-catalogue`, parameters: { units: 'us' } },
  { path: `${GB}/${FINDER}`, parameters: { country: 'us', line: 'screw', units: 'us' } },
  { path: `${DE}/${FINDER}`, parameters: { service: 'hire,parts', zoom: '2', centre: '48.1,11.5' } },
  { path: `${US}/${FINDER}`, parameters: { dealer: 'kennet-compressors', radius: '50', zoom: '-4' } },
  { path: `${GB}/${FINDER}`, parameters: { country: 'zz', service: 'hire,none', radius: '7', open: 'now' } },
  { path: `${GB}/${DOWNLOADS}`, parameters: { language: 'all', page: '3', units: 'us' } },
  { path: `${DE}/${DOWNLOADS}`, parameters: { search_query: ' V-1210, mobil ', revision: 'all' } },
  {
    path: `${DE}/${DOWNLOADS}`,
    parameters: { type: 'manual', language: 'fr', family: 'ventora:family/condensate' },
  },
  { path: `${US}/${DOWNLOADS}`, parameters: { search_query: 'nothing & nowhere', page: '9', units: 'none' } },
  {
    path: `${GB}/${DOWNLOADS}`,
    parameters: { type: 'catalogue', language: 'all', family: 'all', revision: '2026-11' },
  },
  { path: `${GB}/blog`, parameters: { page: '2', units: 'us' } },
  { path: `${DE}/blog`, parameters: { tag: 'energy', page: '9' } },
  { path: `${US}/blog`, parameters: { tag: 'pottery' } },
  { path: `${GB}/technical-content/for-industrial-users`, parameters: { tag: 'dry-air' } },
  { path: `${GB}/solutions/find-your-compressor`, parameters: { units: 'us' } },
];

/** What is compared with the answers of Java. */
export const compared: Compared = {
  questions,
  choicesOf,
  examples: [
    'commerce',
    'core-content/document-list',
    'core-content/link',
    'core-content/search',
    'core-content/video',
  ],
  // The service with which AEM renders content fragments is not public; only our own server answers the sizing helper.
  leftOut: ['content-fragment', 'sizing-helper'],
  // In AEM the spare parts of all years are listed.
  unknownChoices: ['serial'],
  // Java does not know the sizes of documents.
  services: { passportOf: passportLinks, drawnFile: () => undefined },
};
