import type { ExampleSettings } from '../kit/library/example-settings';
import type { Assets } from './Document';
import type { RenderedPage, RenderRequest } from './render-page';
import { componentType } from '../../../../shared/addresses/app';

export interface ExampleRequest {
  /** The exporter's JSON of one component, or of a page. */
  model: { ':type': string };
  /** Title of the document, also announced as the frame's name. */
  title: string;
  /** BCP 47 tag of the texts, unless a switch selects another. */
  language: string;
  assets: Assets;
  settings: ExampleSettings;
  /** Without a margin, as for headers and heroes. */
  isFullWidth: boolean;
}

/** The type whose style sheet defines the look of an example's document. */
const frame = componentType('library/example');

/**
 * Creates the renderer of examples: one component as a document of its own, so that media queries and dialogs work as
 * on a page.
 */
export const createExampleRenderer =
  (renderPage: (request: RenderRequest) => RenderedPage) =>
  ({ model, title, language, isFullWidth, ...request }: ExampleRequest): RenderedPage => {
    if (':hierarchyType' in model) {
      const page = { ...model, robotsTags: ['noindex'], canonicalPath: undefined };
      return renderPage({ model: page, origin: '', ...request });
    }
    const page = {
      ':path': title,
      ':type': componentType('page'),
      frame: { ':type': frame },
      id: 'example',
      title,
      language,
      robotsTags: ['noindex'],
      ':items': { demo: model },
      ':itemsOrder': ['demo'],
    };
    const bodyClassName = isFullWidth ? 'cmp-example-body cmp-example-body--full' : 'cmp-example-body';
    return renderPage({ model: page, origin: '', bodyClassName, ...request });
  };
