import { renderToString } from 'react-dom/server';
import { componentMap } from '../../../ui.frontend/src/core/component-map';
import { PageBody } from '../../../ui.frontend/src/core/document/Document';
import { pageModel, pagePartsModel } from '../../../ui.frontend/src/core/document/PageModel';
import { childRenderer } from '../../../ui.frontend/src/core/document/render-child';
import { RenderingProvider } from '../../../ui.frontend/src/core/kit/rendering';

/** The minimum: the page's components rendered by React, with nothing around them. */
export function bareRender(model: unknown): string {
  const page = pageModel.parse(model);
  return renderToString(
    <RenderingProvider
      value={{
        mode: 'disabled',
        language: page.language,
        units: page.units,
        parts: pagePartsModel.parse(model),
        site: { name: page.siteName, origin: 'https://www.example.com' },
        renderChild: childRenderer(componentMap, () => {}),
      }}
    >
      <PageBody page={page} />
    </RenderingProvider>,
  );
}
