import { Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prettifyError } from 'zod';
import { RenderingProvider, type Rendering } from '../kit/rendering';
import { SharingProvider, type Share } from '../kit/shared-part';
import { followUnits } from '../kit/units/follow-units';
import type { ExampleSettings } from '../kit/library/example-settings';
import { Document, type Assets } from './Document';
import { asksConsent } from './asks-consent';
import { KeptParts } from './KeptParts';
import { libraryNotes } from './library-notes';
import { mainContainer } from './main-container';
import { pageModel, pagePartsModel, type PageModel } from './PageModel';
import { PageText, type SharedText } from './PageText';
import { PartsOfDrawing } from './PartsOfDrawing';
import type { Problem } from './Problem';
import {
  childRenderer,
  ItemsOf,
  type ChildDrawing,
  type ComponentMap,
  type ItemAttributes,
} from './render-child';
import { createSheets, type PageStyles } from './rules/page-styles';
import { tellsFigures } from './tells-figures';
import { TABLE_OF_CONTENTS, withTablesOfContents, type WithContents } from './contents/table-of-contents';

export interface RenderRequest {
  /** The exporter's JSON of the page. */
  model: unknown;
  origin: string;
  assets: Assets;
  /** Language, direction, brand and motion that override the page's own. */
  settings?: ExampleSettings;
  /** Classes of a body that contains only the page's components. */
  bodyClassName?: string;
  /** The page answers a form post: reloading it would lose the answer. @default false */
  isPosted?: boolean;
  /** Attributes of the items' elements, for an editor. @default none */
  attributesOf?: ItemAttributes;
}

export interface RenderedPage extends WithContents {
  /** The same as `html`, without joining its pieces. */
  text: PageText;
  /** Content of the inline style element, to be hashed for the Content-Security-Policy. */
  css: string;
  /** Contents of the inline scripts, likewise. */
  scripts: readonly string[];
  /** What could not be shown; the rest of the page is unaffected. */
  problems: Problem[];
}

/** The page's own model is invalid, so there is nothing to render. */
export class PageModelError extends Error {
  override name = 'PageModelError';
  readonly code = 'VEN_PAGE_MODEL';
}

/**
 * Creates the renderer of published pages.
 * @returns a function from a page's model to its HTML
 * @throws PageModelError if the page's own model is invalid; an invalid item is left out and reported instead
 */
export function createPageRenderer(components: ComponentMap, styles: PageStyles) {
  const notes = libraryNotes(components, styles);
  const kept = new KeptParts();
  const sheetOf = createSheets();
  return function renderPage({
    model,
    settings,
    isPosted = false,
    attributesOf,
    ...request
  }: RenderRequest): RenderedPage {
    const parsed = pageModel.safeParse(model);
    if (!parsed.success) throw new PageModelError(`page model: ${prettifyError(parsed.error)}`);
    const { lang = parsed.data.language, theme = parsed.data.brand } = settings ?? {};
    // An example shows all that its component can.
    const isExample = request.bodyClassName !== undefined;
    const page = {
      ...parsed.data,
      language: lang,
      brand: theme,
      asksConsent: isExample || asksConsent(parsed.data.children),
      parts: pagePartsModel.parse(model),
    };
    const css = styles.forModel(model, page.brand);
    const sheet = sheetOf(css);
    const site = request.origin === '' ? undefined : { name: page.siteName, origin: request.origin };
    const scripts = site && !isPosted && tellsFigures(page.children) ? [followUnits] : [];
    const draw = (rendering: Rendering, share?: Share) =>
      '<!doctype html>' +
      renderToString(
        <RenderingProvider value={{ ...rendering, ...notes(rendering), site }}>
          <SharingProvider value={share}>
            <ItemsOf value={`${page[':path']}/jcr:content`}>
              <Document
                page={page}
                css={CSS}
                themeColour={sheet.themeColour}
                scripts={scripts}
                settings={settings}
                {...request}
              />
            </ItemsOf>
          </SharingProvider>
        </RenderingProvider>,
      );
    const surroundings = JSON.stringify([page.language, page.units, page.parts, site, page.asksConsent]);
    const drawn = (parts?: PartsOfDrawing) => drawOrLeaveOut(page, components, draw, { parts, attributesOf });
    // Parts are kept without the attributes.
    const { pieces, problems } = attributesOf ? piecesOf(drawn()) : drawWithParts(kept, surroundings, drawn);
    const { text, contents } = withContents(new PageText(withSheet(pieces, sheet.text)));
    return {
      css,
      scripts,
      problems,
      text,
      contents,
      get html() {
        return text.html;
      },
    };
  };
}

/** Stands for the styles of a page while it is drawn; nobody can guess it. */
const CSS = `css-${crypto.randomUUID()}`;

type Pieces = readonly (string | SharedText)[];

/** Puts the styles in their place, which is in the head, before the first part. */
function withSheet([head, ...rest]: Pieces, sheet: SharedText): Pieces {
  const [before = '', after = ''] = String(head).split(CSS);
  return [before, sheet, after, ...rest];
}

function withContents(text: PageText): { text: PageText; contents: WithContents['contents'] } {
  if (!text.includes(TABLE_OF_CONTENTS)) return { text, contents: {} };
  const { html, contents } = withTablesOfContents(text.html);
  return { text: new PageText([html]), contents };
}

interface Drawn {
  readonly html: string;
  readonly problems: Problem[];
}

const piecesOf = ({ html, problems }: Drawn) => ({ pieces: [html], problems });

/** Renders a page from cached parts. Parts that are not proven yet are first compared with a full render. */
function drawWithParts(
  kept: KeptParts,
  surroundings: string,
  draw: (parts?: PartsOfDrawing) => Drawn,
): Pick<Drawn, 'problems'> & { readonly pieces: Pieces } {
  const parts = new PartsOfDrawing(kept, surroundings);
  const drawn = draw(parts);
  if (parts.isProven) return { problems: drawn.problems, pieces: parts.finish(drawn.html) };
  const full = draw();
  // Problems in a part must be reported each time.
  parts.settle(drawn.html, full.problems.length === 0 ? full.html : undefined);
  return { problems: full.problems, pieces: [full.html] };
}

/**
 * renderToString has no error boundaries, but a Suspense boundary catches a throw. It adds comments to the HTML, so
 * only a page on which something threw is rendered a second time, with a boundary around each item.
 */
function drawOrLeaveOut(
  page: PageModel & Pick<Rendering, 'asksConsent' | 'parts'>,
  components: ComponentMap,
  draw: (rendering: Rendering, share?: Share) => string,
  { parts, attributesOf }: Pick<ChildDrawing, 'parts' | 'attributesOf'>,
): Drawn {
  let current = page[':path'];
  const main = mainContainer(page.children.find(({ name }) => name === 'root')?.model)?.model;
  const rendering = (problems: Problem[], guard?: (child: ReactNode) => ReactNode): Rendering => ({
    mode: 'disabled',
    language: page.language,
    units: page.units,
    parts: page.parts,
    asksConsent: page.asksConsent,
    renderChild: childRenderer(components, (problem) => problems.push(problem), {
      started: (item) => (current = item),
      attributesOf,
      main,
      ...(guard ? { guard } : { parts }),
    }),
  });
  const problems: Problem[] = [];
  try {
    return { html: draw(rendering(problems), parts?.share), problems };
  } catch (error) {
    const found: Problem[] = [{ kind: 'render-error', item: current, message: String(error) }];
    return {
      html: draw(rendering(found, (child) => <Suspense fallback={null}>{child}</Suspense>)),
      problems: found,
    };
  }
}
