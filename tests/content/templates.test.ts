import { isWithin } from '../../model-json/core/repository/path';
import apps from '../../model-json/sites/ventora/content/apps/ventora/components.json';
import harbour from '../../model-json/sites/harbour/content/conf/harbour/settings/wcm/policies.json';
import ventora from '../../model-json/sites/ventora/content/conf/ventora/settings/wcm/policies.json';
import { CROP_RATIOS } from '../../shared/models/crop';
import { below, child, componentOf, isNode, nodes, pages, text } from './content-tree';

const CONF = '/conf/ventora/settings/wcm';
const POLICIES = `${CONF}/policies`;

describe('templates', () => {
  // Except the models of content fragments, which are templates as well.
  const templates = [...nodes].filter(
    ([at, node]) => at.startsWith(`${CONF}/templates/`) && node['jcr:primaryType'] === 'cq:Template',
  );

  test('has the seven templates of the content model, all enabled', () => {
    expect(templates.map(([at]) => at.slice(`${CONF}/templates/`.length)).sort()).toEqual([
      'article-page',
      'content-page',
      'error-page',
      'home-page',
      'library-page',
      'product-page',
      'xf',
    ]);
    expect(templates.every(([, node]) => child(node, 'jcr:content')?.status === 'enabled')).toBe(true);
  });

  test('authors can choose a crop for each ratio to which the styles of a site crop pictures', () => {
    for (const policies of [ventora, harbour]) {
      const ratios = [...JSON.stringify(policies).matchAll(/--ratio-(\d+)-(\d+)/g)];
      expect(ratios.length).toBeGreaterThan(0);
      for (const [, width, height] of ratios) expect(CROP_RATIOS).toContain(`${width}:${height}`);
    }
  });

  test('shows header and cookie banner before the main part and the footer after it', () => {
    for (const [at, node] of templates.filter(([path]) => !/\/(?:xf|library-page)$/.test(path))) {
      const root = child(node, 'structure', 'jcr:content', 'root') ?? {};
      const order = Object.keys(root).filter((name) => isNode(root[name]));
      const crumb = /(home|error)-page$/.test(at) ? [] : ['breadcrumb'];
      expect(order).toEqual(['cookiebanner', 'header', ...crumb, 'main', 'footer']);
      expect(child(root, 'main')).toMatchObject({ editable: true, roleAttribute: 'main' });
    }
  });

  test('lets authors edit only the main part, and stores nothing else in pages', () => {
    const extra = [...pages]
      .filter(([at]) => isWithin(at, '/content/ventora'))
      .filter(
        ([, content]) =>
          Object.values(child(content, 'root') ?? {}).filter(isNode).length !== 1 ||
          !child(content, 'root', 'main'),
      );
    expect(extra.map(([at]) => at)).toEqual([]);
  });

  test('refers only to existing policies', () => {
    const bound = [...nodes].flatMap(([at, node]) =>
      text(node, 'cq:policy') ? [{ at, policy: text(node, 'cq:policy') }] : [],
    );
    expect(bound.length).toBeGreaterThan(0);
    expect(bound.filter(({ policy }) => !nodes.has(`${POLICIES}/${policy}`))).toEqual([]);
  });
});

describe('the content container', () => {
  const allowed = nodes.get(`${POLICIES}/ventora/components/container/default`)?.components as string[];
  const groups = new Map(
    Object.entries(componentsBelow(apps, '/apps/ventora/components')).map(([at, { componentGroup }]) => [
      at,
      componentGroup,
    ]),
  );

  test('lets authors insert every content and commerce component', () => {
    const wanted = [...groups].flatMap(([at, group]) =>
      group === 'Ventora - Content' || group === 'Ventora - Commerce' ? [at] : [],
    );
    expect(wanted.length).toBeGreaterThan(30);
    expect(wanted.filter((at) => !allowed.includes(at))).toEqual([]);
  });

  test('allows only existing components', () => {
    expect(allowed.filter((at) => !groups.has(at))).toEqual([]);
  });
});

describe('styles', () => {
  const stylesOf = (component: string): string[] =>
    [...below('', nodes.get(`${POLICIES}/ventora/components/${component}`) ?? {})].flatMap(
      ([, node]) => text(node, 'cq:styleId') || [],
    );

  test('offers authors each style that a page uses', () => {
    const unknown = [...nodes].flatMap(([at, node]) => {
      const component = componentOf(node);
      const picked = node['cq:styleIds'];
      if (!component || !Array.isArray(picked)) return [];
      return picked.filter((style) => !stylesOf(component).includes(style)).map((style) => `${at}: ${style}`);
    });
    expect(unknown).toEqual([]);
  });

  test('gives each style one class, made of the component and the style', () => {
    const odd = [...nodes].filter(([at, node]) => {
      const component = /\/policies\/ventora\/components\/([^/]+)\//.exec(`${at}/`)?.[1];
      return (
        text(node, 'cq:styleId') &&
        text(node, 'cq:styleClasses') !== `cmp-${component}--${text(node, 'cq:styleId')}`
      );
    });
    expect(odd.map(([at]) => at)).toEqual([]);
  });
});

describe('components', () => {
  test('allows every component that pages use in the main part', () => {
    const allowed = nodes.get(`${POLICIES}/ventora/components/container/default`)?.components;
    const used = new Set(
      [...pages]
        .filter(([at]) => isWithin(at, '/content/ventora'))
        .flatMap(([, content]) =>
          [...below('', child(content, 'root', 'main') ?? {})].flatMap(([, node]) => componentOf(node) ?? []),
        ),
    );
    expect(
      [...used].filter((name) => !(allowed as string[]).includes(`/apps/ventora/components/${name}`)),
    ).toEqual([]);
  });
});

/** Components of a folder and those below it, by path. */
function componentsBelow(folder: object, at: string): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(folder).flatMap(([name, node]: [string, Record<string, unknown>]) => {
      const type = typeof node === 'object' ? node['jcr:primaryType'] : undefined;
      if (type === 'cq:Component') return [[`${at}/${name}`, node]];
      return type === 'sling:Folder' ? Object.entries(componentsBelow(node, `${at}/${name}`)) : [];
    }),
  );
}
