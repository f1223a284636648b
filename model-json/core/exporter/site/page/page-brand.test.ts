import { ContentTree } from '../../content-package/content-tree';
import { brandOf } from './page-brand';

const page = (content: object, children: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', ...content },
  ...children,
});

const tree = new ContentTree();
tree.mount(
  '/content/norvent',
  page({ brand: 'norvent' }, { en: page({}, { pumps: page({ brand: 'other' }) }) }),
);
tree.mount('/content/ventora', page({}, { library: page({}) }));
const at = (path: string) => tree.get(path);

it('is inherited from the site', () => {
  expect(brandOf(at('/content/norvent/en'))).toBe('norvent');
});

it('is the page’s own if it sets one', () => {
  expect(brandOf(at('/content/norvent/en/pumps'))).toBe('other');
});

it('is undefined if no page above has one', () => {
  expect(brandOf(at('/content/ventora/library'))).toBeUndefined();
});
