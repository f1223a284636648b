import fc from 'fast-check';
import { ContentTree } from '../../model-json/core/exporter/content-package/content-tree';
import { createContext } from '../../model-json/core/exporter/create-context';
import { exportResource } from '../../model-json/core/exporter/export-resource';
import { coreExporters } from '../../model-json/core/exporter/exporters';
import type { Model } from '../../model-json/core/exporter/Exporter';
import { modelsIn } from '../models-in';
import { containingPage } from '../../model-json/core/exporter/shared/pages';

const PAGE = '/content/site/en/home';
const paths = fc.constantFrom(
  PAGE,
  '/content/site/en',
  '/content/site/de',
  '/content/dam/site/photo.jpg',
  '/content/experience-fragments/site/loop/master',
  'https://example.com/a b?c=%zz',
  '#',
  '//',
  '',
);
const names = fc.constantFrom(
  'jcr:content',
  'item0',
  'actions',
  'file',
  'static',
  'items',
  '__proto__',
  '7',
  'title',
  'constructor',
);
const properties = fc.constantFrom(
  'jcr:title',
  'text',
  'id',
  'linkURL',
  'link',
  'linkTarget',
  'fileReference',
  'fileName',
  'navigationRoot',
  'structureStart',
  'structureDepth',
  'collectAllPages',
  'listFrom',
  'pages',
  'parentPage',
  'childDepth',
  'orderBy',
  'maxItems',
  'tags',
  'type',
  'activeItem',
  'expandedItems',
  'fragmentVariationPath',
  'fragmentPath',
  'imageMap',
  'actionsEnabled',
  'cq:redirectTarget',
  'cq:template',
  'jcr:language',
  'sling:vanityPath',
  'jcr:lastModified',
  'completed',
  'source',
  'listPath',
  'layout',
  'query',
);
const scalar = fc.oneof(
  paths,
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.boolean(),
  fc.constantFrom('true', '12', 'title', 'children', 'static'),
);
const value = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }));
const types = fc.constantFrom(...Object.keys(coreExporters), 'nobody/knows/this');

const { component } = fc.letrec<{ component: Record<string, unknown> }>((tie) => ({
  component: fc
    .tuple(
      types,
      fc.dictionary(properties, value, { maxKeys: 6 }),
      fc.dictionary(
        names,
        fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.constant({}), tie('component')),
        { maxKeys: 4 },
      ),
    )
    .map(([type, values, children]) => ({ ...values, ...children, 'sling:resourceType': type })),
}));

const page = (content: unknown, children: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', ...(content as object) },
  ...children,
});

const siteOf = (root: Record<string, unknown>, fragment: Record<string, unknown>) =>
  ContentTree.of({
    content: {
      site: {
        en: page({}, { home: page({ 'sling:resourceType': 'core/wcm/components/page/v3/page', root }) }),
        de: page({ 'cq:redirectTarget': '/content/site/de' }),
      },
      'experience-fragments': { site: { loop: { master: page({ 'cq:xfVariantType': 'web', fragment }) } } },
      dam: {
        site: {
          'photo.jpg': {
            'jcr:primaryType': 'dam:Asset',
            'jcr:content': { metadata: { 'dc:format': 'image/jpeg' } },
          },
        },
      },
    },
  });

function exportHome(tree: ContentTree): Model {
  const content = tree.get(`${PAGE}/jcr:content`)!;
  return exportResource(
    content,
    createContext({ tree, currentPage: containingPage(content), dataLayer: true }),
  )!;
}

const anySite = fc.tuple(component, component);
const check = (predicate: (tree: ContentTree) => void) =>
  fc.assert(
    fc.property(anySite, ([root, fragment]) => predicate(siteOf(root, fragment))),
    { numRuns: 300 },
  );

describe('with any content from authors, imports or other programs', () => {
  it('exports every page as valid JSON', () => {
    check((tree) => {
      const model = exportHome(tree);
      expect(() => JSON.stringify(model)).not.toThrow();
    });
  });

  it('lists exactly the names of :items in :itemsOrder', () => {
    check((tree) => {
      for (const model of modelsIn(exportHome(tree))) {
        if (!(':itemsOrder' in model)) continue;
        expect([...(model[':itemsOrder'] as string[])].sort()).toEqual(
          Object.keys(model[':items'] as object).sort(),
        );
      }
    });
  });

  it('exports the same content as the same model, ids included', () => {
    fc.assert(
      fc.property(anySite, ([root, fragment]) => {
        expect(JSON.stringify(exportHome(siteOf(root, fragment)))).toBe(
          JSON.stringify(exportHome(siteOf(root, fragment))),
        );
      }),
      { numRuns: 100 },
    );
  });
});

it('gives each of a thousand components on a page its own id', () => {
  const children = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [
      `c${index}`,
      {
        'sling:resourceType':
          index % 2 ? 'core/wcm/components/title/v3/title' : 'core/wcm/components/text/v2/text',
      },
    ]),
  );
  const tree = siteOf({ 'sling:resourceType': 'wcm/foundation/components/responsivegrid', ...children }, {});
  const ids = [...modelsIn(exportHome(tree))].map((model) => model.id).filter(Boolean);
  expect(ids).toHaveLength(1001);
  expect(new Set(ids).size).toBe(ids.length);
});
