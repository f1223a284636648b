import type { ExampleSettings } from '../kit/library/example-settings';
import type { Assets } from './Document';
import type { RenderedPage, RenderRequest } from './render-page';
import { componentType } from '../../../../shared/addresses/app';

export interface ExampleRequest {
  /** The exporter's JSON of one component, or of a page. */
  model: { ':type': string };
  /** For the browser's tab, and for those who hear the frame's name. */
  title: string;
  /** BCP 47 tag of the texts, where no switch says another. */
  language: string;
  assets: Assets;
  settings: ExampleSettings;
  /** Up to the edges, as headers and heroes stand; else with a margin. */
  isFullWidth: boolean;
}

/** The type whose style sheet says how an example's document looks. */
const frame = componentType('library/example');

/** Makes the renderer of examples: one component as a document, so that its media queries and dialogs are true. */
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
