import { ContentTree } from '../content-package/content-tree';
import { createContext } from '../create-context';
import { pdfViewerV1 } from './pdfviewer-v1';

const CONFIG = 'com.adobe.cq.wcm.core.components.internal.services.pdfviewer.PdfViewerCaConfig';
const exported = (properties: Record<string, string | boolean>) => {
  const tree = ContentTree.of({
    conf: { acme: { 'sling:configs': { [CONFIG]: { clientId: 'c1', reportSuiteId: 'r1' } } } },
    content: {
      'jcr:primaryType': 'cq:Page',
      'jcr:content': { 'sling:configRef': '/conf/acme', viewer: properties },
    },
  });
  return pdfViewerV1(
    tree.get('/content/jcr:content/viewer')!,
    createContext({ tree, currentPage: tree.get('/content') }),
  );
};

it('contains its document, and the client id from the site', () => {
  expect(exported({ documentPath: '/content/dam/acme/sheet.pdf' })).toMatchObject({
    clientId: 'c1',
    reportSuiteId: 'r1',
    documentFileName: 'sheet.pdf',
    borderless: false,
  });
});

it.each([
  [
    'FULL_WINDOW',
    {
      defaultViewMode: 'FIT_WIDTH',
      showAnnotationTools: false,
      showLeftHandPanel: false,
      showFullScreenViewButton: false,
      showPageControls: false,
      dockPageControls: false,
    },
  ],
  ['SIZED_CONTAINER', { showFullScreen: false, showPageControls: false, dockPageControls: false }],
  ['IN_LINE', {}],
])('starts the viewer with the settings of %s', (type, settings) => {
  const { viewerConfigJson } = exported({ type, defaultViewMode: 'FIT_WIDTH', showDownloadPdf: true });
  expect(JSON.parse(viewerConfigJson as string)).toEqual({
    embedMode: type,
    ...settings,
    showDownloadPDF: true,
    showPrintPDF: false,
  });
});

it.each([
  [{ type: 'FULL_WINDOW', borderless: true }, 'cmp-pdfviewer__full-window-borderless'],
  [{ type: 'FULL_WINDOW' }, 'cmp-pdfviewer__full-window'],
  [{ type: 'SIZED_CONTAINER' }, 'cmp-pdfviewer__sized-container'],
  [{ type: 'IN_LINE' }, 'cmp-pdfviewer__in-line'],
  [{}, 'cmp-pdfviewer__full-window'],
])('has the style class for %j', (properties: Record<string, string | boolean>, name) => {
  expect(exported(properties).containerClass).toBe(name);
});
