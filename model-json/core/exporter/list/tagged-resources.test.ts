import { ContentTree } from '../content-package/content-tree';
import { taggedResources } from './tagged-resources';

const tagged = (...tags: string[]) => ({ 'cq:tags': tags });
const tree = ContentTree.of({
  content: {
    'cq:tags': { tools: { drills: { cordless: {} }, saws: {} } },
    site: {
      'jcr:content': tagged('tools:drills/cordless'),
      teaser: tagged('/content/cq:tags/tools/saws', 'tools:drills'),
      plain: tagged('other'),
    },
  },
});
const find = (tags: string[], any = true) =>
  taggedResources(tree, tree.get('/content/site')!, tags, any).map(({ name }) => name);

it('finds resources of any kind with one of the tags, by id or by path', () => {
  expect(find(['tools:saws'])).toEqual(['teaser']);
  expect(find(['tools:saws', 'tools:drills/cordless'])).toEqual(['jcr:content', 'teaser']);
});

it('includes the tags below a tag', () => {
  expect(find(['tools:drills'])).toEqual(['jcr:content', 'teaser']);
});

it('finds only resources with all tags unless any tag is enough', () => {
  expect(find(['tools:drills', 'tools:saws'], false)).toEqual(['teaser']);
});

it('finds nothing if one of the tags does not exist', () => {
  expect(find(['tools:saws', 'tools:gone'])).toEqual([]);
});
