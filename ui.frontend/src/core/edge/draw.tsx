import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { asksConsent } from '../document/asks-consent';
import { PageBody } from '../document/Document';
import { mainContainer } from '../document/main-container';
import { pageModel, pagePartsModel, type PageModel } from '../document/PageModel';
import type { Problem } from '../document/Problem';
import { childRenderer, ItemsOf, type ChildDrawing, type ComponentMap } from '../document/render-child';
import type { RawModel } from '../kit/models/container';
import { RenderingProvider } from '../kit/rendering';

export interface Drawing {
  readonly html: string;
  readonly problems: readonly Problem[];
}

/**
 * The content of a page's body as publish sends it, from the model that its document holds.
 *
 * @throws ZodError if the page's own model is invalid
 */
export function drawBody(model: RawModel, components: ComponentMap): Drawing & { readonly page: PageModel } {
  const page = pageModel.parse(model);
  const about = {
    ...page,
    parts: pagePartsModel.parse(model),
    asksConsent: asksConsent(page.children),
    site: { name: page.siteName, origin: location.origin },
  };
  const main = mainContainer(page.children.find(({ name }) => name === 'root')?.model)?.model;
  const drawing = draw(<PageBody page={page} />, about, components, { main });
  return { ...drawing, page };
}

/** One component with its children, as a published page contains it; `place` sets its ids apart from others'. */
export function drawItem(
  model: RawModel,
  language: string,
  components: ComponentMap,
  place: string,
): Drawing {
  const child = { name: 'item', panelTitle: undefined, columnClassName: undefined, model };
  return draw((render) => render(child), { language }, components, { place });
}

type Content = ReactNode | ((render: ReturnType<typeof childRenderer>) => ReactNode);

function draw(
  content: Content,
  about: Pick<PageModel, 'language'> &
    Omit<Partial<Parameters<typeof RenderingProvider>[0]['value']>, 'language'>,
  components: ComponentMap,
  { place = '', main }: Pick<ChildDrawing, 'main'> & { place?: string } = {},
): Drawing {
  const problems: Problem[] = [];
  const renderChild = childRenderer(components, (problem) => problems.push(problem), { main });
  const { language, units, parts, site, asksConsent: asks } = about;
  const value = {
    mode: 'disabled' as const,
    ...{ language, units, parts, renderChild },
    ...(asks !== undefined && { asksConsent: asks }),
    ...(site && { site }),
  };
  const html = renderToString(
    <RenderingProvider value={value}>
      <ItemsOf value="">{typeof content === 'function' ? content(renderChild) : content}</ItemsOf>
    </RenderingProvider>,
    { identifierPrefix: place },
  );
  return { html, problems };
}
