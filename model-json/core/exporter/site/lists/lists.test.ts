import components from '../../../../sites/ventora/content/apps/ventora/components.json';
import { ContentTree } from '../../content-package/content-tree';
import { createContext } from '../../create-context';
import { exportResource } from '../../export-resource';
import type { Model } from '../../Exporter';
import { siteExporters } from '../../../../sites/ventora/exporters';

const tag = (title: string, more: object = {}) => ({
  'jcr:primaryType': 'cq:Tag',
  'jcr:title': title,
  'jcr:title.de': `${title} (de)`,
  ...more,
});

const page = (title: string, root: object, more: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'sling:resourceType': 'ventora/components/page',
    'jcr:title': title,
    root: { 'sling:resourceType': 'ventora/components/container', layout: 'responsiveGrid', ...root },
    ...more,
  },
});

const TAGS = { tags: { 'sling:resourceType': 'ventora/components/tags' } };
const post = (title: string, ...tags: string[]) => page(title, TAGS, { 'cq:tags': tags });

const LIST = {
  'sling:resourceType': 'ventora/components/list',
  id: 'posts',
  listFrom: 'children',
  linkItems: true,
};
const SHOWN = { showTags: true, tagRoot: 'ventora:topic', tagHeading: 'Posts about {0}' };

function siteWith(list: object): ContentTree {
  const tree = new ContentTree();
  tree.mount('/apps/ventora/components', components);
  tree.mount('/content/cq:tags/ventora', {
    topic: tag('Topic', {
      noise: tag('Noise'),
      energy: tag('Energy', { leaks: tag('Leaks') }),
      safety: tag('Safety'),
    }),
    use: tag('Use', { workshop: tag('Workshop') }),
  });
  tree.mount('/content/ventora/gb', {
    'jcr:primaryType': 'cq:Page',
    en: {
      ...page('Home', {}),
      blog: {
        ...page('Blog', { list: { ...LIST, ...list } }),
        one: page('One', TAGS, {
          date: '2026-06-16',
          'cq:tags': ['ventora:topic/energy/leaks', 'ventora:use/workshop'],
        }),
        two: post('Two', '/content/cq:tags/ventora/topic/noise', 'ventora:topic/gone'),
        three: post('Three', 'ventora:topic/energy', 'ventora:topic/noise'),
        four: post('Four'),
      },
    },
  });
  return tree;
}

const BLOG = '/content/ventora/gb/en/blog';

function exported(list: object, parameters: Record<string, string> = {}, path = BLOG): Model {
  const tree = siteWith(list);
  const context = createContext({
    tree,
    currentPage: tree.get(path),
    registry: siteExporters,
    map: (address: string) => address.replace('/content/ventora/gb/en', '').replace(/\.html$/, ''),
    requestParameters: parameters,
  });
  return exportResource(tree.get(`${path}/jcr:content`)!, context)!;
}

const inRoot = (model: Model, name: string) =>
  (
    (model[':items'] as { root: { ':items': Record<string, Model> } }).root[':items'] as Record<string, Model>
  )[name]!;
const listOf = (...given: Parameters<typeof exported>) => inRoot(exported(...given), 'list');
const titles = ({ items }: Model) => (items as Model[]).map(({ title }) => title);
const urls = (links: unknown) => (links as { link: { url: string } }[]).map(({ link }) => link.url);

describe('a list in pages', () => {
  it('shows the page in the address and links to the others', () => {
    const list = listOf({ pageSize: 3 }, { page: '2' });
    expect(titles(list)).toEqual(['Four']);
    expect(list).toMatchObject({ total: 4, first: 4, last: 4 });
    expect(urls(list.pages)).toEqual(['/blog#posts', '/blog?page=2#posts']);
  });

  it('shows the last page if the number is too high, and the first if it is invalid', () => {
    expect(titles(listOf({ pageSize: 3 }, { page: '99' }))).toEqual(['Four']);
    expect(titles(listOf({ pageSize: 3 }, { page: 'x' }))).toEqual(['One', 'Two', 'Three']);
  });

  it('is left alone if its author wants no pages', () => {
    const list = listOf({}, { page: '2', tag: 'noise' });
    expect(titles(list)).toHaveLength(4);
    expect(list).not.toHaveProperty('pages');
    expect(list).not.toHaveProperty('tagLinks');
  });
});

describe('a list that shows tags', () => {
  it('shows each entry’s tags of the authored branch, in the page’s order', () => {
    const [one, two, three, four] = listOf(SHOWN).items as Model[];
    expect(urls(one!.tags)).toEqual(['/blog?tag=energy%2Fleaks#posts']);
    expect(two!.tags).toMatchObject([{ title: 'Noise' }]);
    expect(three!.tags).toMatchObject([{ title: 'Energy' }, { title: 'Noise' }]);
    expect(four!.tags).toEqual([]);
  });

  it('offers the tags in use, in the order of the taxonomy', () => {
    expect(listOf(SHOWN).tagLinks).toMatchObject([
      { title: 'Noise', current: false },
      { title: 'Energy' },
      { title: 'Leaks' },
    ]);
  });

  it('can be filtered by a tag and those below it, and is named after it', () => {
    const list = listOf(SHOWN, { tag: 'energy' });
    expect(titles(list)).toEqual(['One', 'Three']);
    expect(list).toMatchObject({ heading: 'Posts about Energy', total: 2, allLink: { url: '/blog#posts' } });
    expect((list.tagLinks as Model[]).filter(({ current }) => current)).toMatchObject([{ title: 'Energy' }]);
  });

  it('keeps the tag in the addresses of its pages', () => {
    const { pages } = listOf({ ...SHOWN, pageSize: 1 }, { tag: 'energy', page: '2' });
    expect(urls(pages)).toEqual(['/blog?tag=energy#posts', '/blog?tag=energy&page=2#posts']);
  });

  it.each(['pottery', '../use/workshop', 'energy/', 'safety'])('shows nothing for %s', (value) => {
    expect(listOf(SHOWN, { tag: value })).toMatchObject({ total: 0, items: [] });
  });

  it('is named after the tag without an authored heading, and shows every tag without a branch', () => {
    const list = listOf({ showTags: true }, { tag: 'ventora/use/workshop' });
    expect(list.heading).toBe('Workshop');
    expect(titles(list)).toEqual(['One']);
  });
});

describe('the day and the tags of a page', () => {
  it('are its own day', () => {
    expect(inRoot(exported(SHOWN, {}, `${BLOG}/one`), 'tags').date).toBe('2026-06-16');
    expect(inRoot(exported(SHOWN, {}, `${BLOG}/two`), 'tags')).not.toHaveProperty('date', expect.anything());
  });

  it('link to the nearest list above that collects it', () => {
    const model = inRoot(exported(SHOWN, {}, `${BLOG}/three`), 'tags');
    expect(urls(model.tags)).toEqual(['/blog?tag=energy#posts', '/blog?tag=noise#posts']);
  });

  it('are left out if no list above shows any', () => {
    expect(inRoot(exported({}, {}, `${BLOG}/three`), 'tags').tags).toEqual([]);
  });
});

describe('the head of a page with such a list', () => {
  const all = { ...SHOWN, pageSize: 1 };

  it('only announces the next page at the page’s own address', () => {
    expect(exported(all)).toMatchObject({ title: 'Blog', canonicalPath: '/blog', nextPath: '/blog?page=2' });
    expect(exported(all)).not.toHaveProperty('previousPath', expect.anything());
  });

  it('names a further page and its neighbours', () => {
    expect(exported(all, { page: '2' })).toMatchObject({
      title: 'Blog (2/4)',
      description: 'Two',
      canonicalPath: '/blog?page=2',
      previousPath: '/blog',
      nextPath: '/blog?page=3',
      robotsTags: [],
    });
  });

  it('gives a tag its own address, whatever other parameters were requested', () => {
    expect(exported(all, { tag: 'energy', page: '9', units: 'us' })).toMatchObject({
      title: 'Posts about Energy (2/2)',
      canonicalPath: '/blog?tag=energy&page=2',
      previousPath: '/blog?tag=energy',
      alternateLanguageLinks: {},
    });
  });

  it('keeps search engines away from an empty selection', () => {
    const head = exported(all, { tag: 'pottery' });
    expect(head).toMatchObject({ title: 'Blog', robotsTags: ['noindex'] });
    expect(head).not.toHaveProperty('canonicalPath', expect.anything());
  });
});
