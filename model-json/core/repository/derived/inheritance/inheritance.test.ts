import { localisings } from '../../../../features/markets/localising';
import type { Repository } from '../../Repository';
import { contentFolder, openFolder } from '../../testing/content-folder';
import { liveCopyContent } from '../../testing/live-copy-content';
import { withDerivedPages } from '../derived-repository';
import { inheritanceOf } from './inheritance';

const root = '/content/site/us/en/contact/jcr:content/root';

let site: Repository;

beforeEach(async () => {
  const stored = await openFolder(contentFolder(liveCopyContent()));
  site = withDerivedPages(stored, () => ({ roots: [], below: () => [] }), localisings);
});
afterEach(() => site.close());

describe('the inheritance of a page', () => {
  const of = (path: string) => inheritanceOf(site.get(path)!);

  it('is empty on a page without a blueprint', () => {
    expect(of('/content/site/gb/en/contact')).toEqual({
      follows: null,
      masters: [],
      isStored: true,
      nodes: {},
    });
  });

  it('covers the whole of a page that is not stored', () => {
    const { follows, masters, isStored, nodes } = of('/content/site/us/en/products');
    expect(masters).toEqual(['/content/site/gb/en/products']);
    expect([follows, isStored]).toEqual(['/content/site/gb/en/products', false]);
    expect(nodes['/content/site/us/en/products/jcr:content/root/link']).toEqual({
      own: [],
      ownChildren: false,
    });
  });

  it('lists each node where the copy stores differences', () => {
    const { isStored, nodes } = of('/content/site/us/en/contact');
    expect(isStored).toBe(true);
    expect(nodes[`${root}/title`]!.own).toBe(true);
    expect(nodes[`${root}/phone`]!.own).toEqual(['text']);
    expect(nodes[`${root}/hours`]).toBeUndefined();
  });
});
