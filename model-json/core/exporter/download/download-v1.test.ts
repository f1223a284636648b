import { ContentTree } from '../content-package/content-tree';
import { createContext } from '../create-context';
import { downloadV1 } from './download-v1';

const tree = ContentTree.of({
  content: {
    dam: {
      'sheet.pdf': { 'jcr:primaryType': 'dam:Asset', 'jcr:content': { metadata: { 'dam:size': 2048 } } },
    },
    box: {
      fileReference: '/content/dam/sheet.pdf',
      'jcr:title': 'Own',
      'jcr:description': 'Own',
      titleFromAsset: true,
      descriptionFromAsset: true,
    },
  },
});
const model = downloadV1(tree.get('/content/box')!, createContext({ tree, currentPage: undefined }));

describe('an asset without title, description and format', () => {
  it('gives empty texts, but falls back to the component’s own description', () => {
    expect(model).toMatchObject({ title: '', format: '', description: 'Own' });
  });

  it('is downloaded with its file extension', () => {
    expect(model).toMatchObject({
      extension: 'pdf',
      url: '/content/dam/sheet.pdf.coredownload.pdf',
      size: '2 KB',
    });
  });
});
