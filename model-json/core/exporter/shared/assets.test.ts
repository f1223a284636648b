import { ContentTree } from '../content-package/content-tree';
import { assetData } from './assets';

it('splits the tags of an asset at commas', () => {
  const tree = ContentTree.of({
    asset: {
      'jcr:primaryType': 'dam:Asset',
      'jcr:content': { metadata: { 'cq:tags': ['tools:drills', 'a,b', ''] } },
    },
  });
  expect(assetData(tree.get('/asset')!)['xdm:tags']).toEqual(['tools:drills', 'a', 'b']);
});
