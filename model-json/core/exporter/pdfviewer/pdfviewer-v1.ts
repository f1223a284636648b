import type { Exporter, Model, Properties } from '../Exporter';
import { componentModel } from '../shared/component-model';
import { contextAwareConfig } from '../shared/context-aware-config';
import { flag, text } from '../shared/properties';

const CONFIG = 'com.adobe.cq.wcm.core.components.internal.services.pdfviewer.PdfViewerCaConfig';
const SWITCHES = [
  'borderless',
  'showAnnotationTools',
  'showFullScreen',
  'showLeftHandPanel',
  'showDownloadPdf',
  'showPrintPdf',
  'showPageControls',
  'dockPageControls',
] as const;

/** The settings passed to Adobe's viewer; each embed mode has its own. */
function viewerConfig(
  type: string | undefined,
  properties: Properties,
  on: (name: string) => boolean,
): Model {
  const fullWindow = type === 'FULL_WINDOW';
  const sized = type === 'SIZED_CONTAINER';
  const pick = (...names: string[]) => Object.fromEntries(names.map((name) => [name, on(name)]));
  return {
    embedMode: type,
    ...(fullWindow && {
      defaultViewMode: text(properties, 'defaultViewMode'),
      ...pick('showAnnotationTools', 'showLeftHandPanel'),
      showFullScreenViewButton: on('showFullScreen'),
    }),
    ...(sized && pick('showFullScreen')),
    ...((fullWindow || sized) && pick('showPageControls', 'dockPageControls')),
    // the viewer's spelling differs from the dialog's
    showDownloadPDF: on('showDownloadPdf'),
    showPrintPDF: on('showPrintPdf'),
  };
}

function containerClass(type: string | undefined, borderless: boolean): string {
  const block = 'cmp-pdfviewer__';
  if (type === 'FULL_WINDOW' && borderless) return `${block}full-window-borderless`;
  if (type === 'SIZED_CONTAINER') return `${block}sized-container`;
  return type === 'IN_LINE' ? `${block}in-line` : `${block}full-window`;
}

/** PDF viewer v1; the viewer's client id comes from the site's context-aware configuration. */
export const pdfViewerV1: Exporter = (resource, context) => {
  const { properties } = resource;
  const config = contextAwareConfig(resource, CONFIG, context);
  const settings = (config?.children.get('jcr:content') ?? config)?.properties ?? {};
  const on = (name: string) => flag(properties, name) ?? false;
  const path = text(properties, 'documentPath');
  const type = text(properties, 'type');
  return componentModel(resource, context, {
    clientId: text(settings, 'clientId') ?? '',
    reportSuiteId: text(settings, 'reportSuiteId') ?? '',
    documentPath: path,
    documentFileName:
      path === undefined ? undefined : path.includes('/') ? path.slice(path.lastIndexOf('/') + 1) : '',
    type,
    defaultViewMode: text(properties, 'defaultViewMode'),
    ...Object.fromEntries(SWITCHES.map((name) => [name, on(name)])),
    viewerConfigJson: JSON.stringify(viewerConfig(type, properties, on)),
    containerClass: containerClass(type, on('borderless')),
  });
};
