import { ContentTree } from '../content-package/content-tree';
import { createContext } from '../create-context';
import { imageV2 } from './image-v2';

const tree = ContentTree.of({
  dam: {
    'drill.png': {
      'jcr:primaryType': 'dam:Asset',
      'jcr:content': { metadata: { 'dc:format': 'image/png' } },
    },
  },
  dated: {
    'jcr:lastModified': '2026-11-20T09:00:00.000Z',
    fileReference: '/dam/drill.png',
    externalImageResourcePath: '/content/page/jcr:content/image',
  },
  undated: { fileReference: '/dam/drill.png', externalImageResourcePath: '/content/page/jcr:content/image' },
});
const modelOf = (path: string) => imageV2(tree.get(path)!, createContext({ tree, currentPage: undefined }));

describe('the picture of another component', () => {
  it('has its path after the extension', () => {
    const rest = '.png/content/page/jcr:content/image/1795165200000/drill.png';
    expect(modelOf('/dated')).toMatchObject({
      src: `/dated.coreimg${rest}`,
      srcUriTemplate: `/dated.coreimg{.width}${rest}`,
    });
  });

  it('without a date ends in the extension, unlike its template', () => {
    expect(modelOf('/undated')).toMatchObject({
      src: '/undated.coreimg.png/content/page/jcr:content/image.png',
      srcUriTemplate: '/undated.coreimg{.width}.png/content/page/jcr:content/image',
    });
  });
});
