import type { WcmMode } from '../../../../core/exporter/Exporter';
import { ContentTree } from '../../../../core/exporter/content-package/content-tree';
import { createContext } from '../../../../core/exporter/create-context';
import { exportResource } from '../../../../core/exporter/export-resource';
import { siteExporters } from '../../../../sites/ventora/exporters';
import { rulesNodeOf, readRules } from './authored-rules';

const page = (title: string, content: object = {}, children: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title, ...content },
  ...children,
});

const product = {
  'jcr:primaryType': 'dam:Asset',
  'jcr:content': {
    contentFragment: true,
    data: {
      'cq:model': '/conf/ventora/settings/dam/cfm/models/product',
      master: { sku: 'V-1050-00', name: 'M 50' },
      de: { name: 'M 50 fahrbar' },
    },
  },
};

const RULES = {
  'sling:resourceType': 'ventora/components/searchrules',
  synonyms: {
    item0: { words: ['Luftpumpe', ' Kompressor ', ''], oneWay: true },
    item1: { words: ['allein'] },
  },
  boosts: {
    item0: { target: 'v 1050/00', factor: 2 },
    item1: { target: 'V-1', factor: 99 },
    item2: { factor: 3 },
  },
  pins: {
    item0: { queries: ['Reifen'], targets: ['/content/ventora/de/de/reifen', '/content/ventora/de/de/weg'] },
    item1: { queries: ['nichts'], targets: [] },
    item2: {},
  },
};

const tree = ContentTree.of({
  content: {
    ventora: page('Ventora', {}, {
      de: page('Deutschland', {}, { de: page('Deutsch', {}, { reifen: page('Reifendienst') }) }),
    }), // prettier-ignore
    dam: { ventora: { products: { 'v-1050-00': product } } },
    'experience-fragments': {
      ventora: {
        de: {
          de: {
            site: {
              'search-rules': page('Regeln', {}, {
                master: page('Regeln', { 'jcr:language': 'de-DE', root: { searchrules: RULES } }),
              }), // prettier-ignore
            },
          },
        },
      },
    },
  },
});

const node = rulesNodeOf(tree, '/content/ventora/de/de')!;

function modelIn(wcmMode: WcmMode) {
  const currentPage = tree.get('/content/experience-fragments/ventora/de/de/site/search-rules/master');
  return exportResource(node, createContext({ tree, currentPage, wcmMode, registry: siteExporters }));
}

it('reads rules that are not empty, trimmed, with factors within bounds', () => {
  expect(readRules(node)).toEqual({
    synonyms: [{ words: ['Luftpumpe', 'Kompressor'], oneWay: true }],
    boosts: [
      { target: 'v 1050/00', factor: 2 },
      { target: 'V-1', factor: 10 },
    ],
    pins: [{ queries: ['Reifen'], targets: ['/content/ventora/de/de/reifen', '/content/ventora/de/de/weg'] }],
  });
});

it('finds no rules if a site has none', () => {
  expect(rulesNodeOf(tree, '/content/ventora/fr/fr')).toBeUndefined();
});

it('names products and pages to authors, in the language of the site', () => {
  expect(modelIn('edit')).toMatchObject({
    boosts: [
      { target: 'v 1050/00', title: 'M 50 fahrbar', factor: 2 },
      { target: 'V-1', title: undefined },
    ],
    pins: [{ targets: [{ title: 'Reifendienst' }, { title: undefined }] }],
  });
});

it.each<WcmMode>(['disabled', 'preview'])('gives visitors no rules (%s)', (mode) => {
  const model = modelIn(mode)!;
  expect(Object.keys(model)).not.toEqual(expect.arrayContaining(['synonyms']));
  expect(JSON.stringify(model)).not.toContain('Luftpumpe');
});
